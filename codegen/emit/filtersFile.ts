import type { ConditionColumn, FilterField } from '../model/FieldShapes.ts';
import { enumValuesName, stem, type ResourceEmit } from './EmitOptions.ts';
import { filterElement, isPickable } from './inputElements.ts';
import { printValue } from './text/jsx.ts';
import { block, code, key, literal } from './text/literal.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** A list has one search field of its own; every other key is a filter to add. */
export const isOffered = (filter: FilterField): boolean => filter.operator !== 'search' && isPickable(filter);

/** filters.tsx: a filter for every key, and the query builder where the contract has one; no file without either. */
export function filtersFile({ resource, options }: ResourceEmit): EmittedFile | undefined {
  const file = new SourceFile(`${resource.name}/filters.tsx`);
  const pieces = resource.filters
    .filter(isOffered)
    .map(
      (filter) =>
        `${key(filter.name)}: ${printValue(filterElement(file, options, filter), 2, key(filter.name).length + 2)}`,
    );
  const filters =
    pieces.length === 0 ? [] : [`export const ${stem(resource)}Filters = ${block('{', pieces, '}', 0)};`];
  const { conditions } = resource;
  if (conditions === undefined) return filters.length === 0 ? undefined : file.finish(filters.join(''));
  const value = {
    source: conditions.key,
    columns: conditions.columns.map((column) => conditionColumn(file, column)),
    operators: conditions.operators,
    relations: conditions.relations.map((relation) => relation.value),
  };
  const type = file.useType(
    'ConditionsDefinition',
    `${options.runtime}/screens/conditions/ConditionsDefinition.ts`,
  );
  const name = `${stem(resource)}Conditions: ${type}`;
  const builder = `export const ${name} = ${literal(value, 0, name.length + 16)};`;
  return file.finish([...filters, builder].join('\n\n'));
}

function conditionColumn(file: SourceFile, { value, source, shape }: ConditionColumn) {
  if (shape === undefined) return { value, source };
  if (shape.kind === 'enum')
    return {
      value,
      source,
      kind: 'enum',
      name: shape.enum,
      values: code(file.use(enumValuesName(shape.enum), '../enums.ts')),
    };
  if (shape.kind === 'reference' && shape.resource !== undefined)
    return { value, source, kind: 'reference', reference: shape.resource };
  return { value, source, kind: shape.kind === 'scalar' ? shape.scalar : 'id' };
}
