import type { ResourceEmit } from './EmitOptions.ts';
import { stem } from './EmitOptions.ts';
import { cellIn } from './cells.ts';
import { block, key } from './text/literal.ts';
import { printValue } from './text/jsx.ts';
import { SourceFile, type EmittedFile } from './text/SourceFile.ts';

/** columns.tsx: every column that the list offers. */
export function columnsFile({ resource, options }: ResourceEmit): EmittedFile {
  const file = new SourceFile(`${resource.name}/columns.tsx`);
  file.use('DataTable', 'react-admin');
  const { sortColumns = {}, sortFigures = {} } = resource.operations.list ?? {};
  const sortable = Object.keys({ ...sortColumns, ...sortFigures });
  const pieces = resource.fields
    .filter((field) => resource.columns.includes(field.name))
    .map((field) => {
      const column = cellIn(
        'DataTable.Col',
        file,
        options,
        field,
        sortable.includes(field.name) ? {} : { disableSort: true },
      );
      return `${key(field.name)}: ${printValue(column, 2, key(field.name).length + 2)}`;
    });
  return file.finish(`export const ${stem(resource)}Columns = ${block('{', pieces, '}', 0)};`);
}
