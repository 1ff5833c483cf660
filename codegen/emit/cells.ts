import type { ReadField, ReadShape } from '../model/FieldShapes.ts';
import { fieldOf, labelProp } from './components.ts';
import { type EmitOptions, enumValuesName } from './EmitOptions.ts';
import { code } from './text/literal.ts';
import { jsx, type Jsx } from './text/jsx.ts';
import type { SourceFile } from './text/SourceFile.ts';

/** `Col` in tables and within structures, `ShowField` on pages: both take a source and the cell of its kind. */
export function cellIn(
  wrapper: string,
  file: SourceFile,
  options: EmitOptions,
  field: ReadField,
  extra: Readonly<Record<string, unknown>> = {},
): Jsx {
  const source = field.page === true ? `${field.name}.data` : field.name;
  const cell = fieldOf(file, options, field.shape);
  const props = cellProps(file, field.shape);
  const children = membersOf(file, options, field.shape);
  if (Object.keys(props).length === 0 && children.length === 0)
    return jsx(wrapper, { source, field: code(cell), ...extra });
  return jsx(wrapper, { source, ...extra }, [jsx(cell, { source, ...props }, children)]);
}

function cellProps(file: SourceFile, shape: ReadShape): Readonly<Record<string, unknown>> {
  switch (shape.kind) {
    case 'scalar':
      return {
        ...(shape.currencySource !== undefined && { currencySource: shape.currencySource }),
        ...(shape.addsUp === false && { addsUp: code('false') }),
      };
    case 'enum':
      return {
        name: shape.enum,
        values: code(file.use(enumValuesName(shape.enum), '../enums.ts')),
        multiple: shape.list,
      };
    case 'reference':
      return { reference: shape.resource, label: labelProp(shape.representation, shape.resource) };
    case 'references':
      return {
        reference: shape.resource,
        label: labelProp(shape.representation, shape.resource),
        ...(shape.related && {
          target: shape.related.filter,
          count: shape.related.count,
          sort: shape.related.sort,
        }),
      };
    case 'object':
    case 'objects':
      return {};
  }
}

function membersOf(file: SourceFile, options: EmitOptions, shape: ReadShape): readonly Jsx[] {
  if (shape.kind === 'objects' || (shape.kind === 'object' && !shape.image)) {
    file.use('DataTable', 'react-admin');
    return shape.fields.map((field) => cellIn('DataTable.Col', file, options, field));
  }
  return [];
}
