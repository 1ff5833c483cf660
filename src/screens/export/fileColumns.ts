import type { CsvContext } from '#src/fields/cell/CellProps.ts';
import type { ExportColumnInput } from '#src/generated/schema.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

/** What a record says of itself, and not what can be done with it. */
export const saysSomething = ({ field }: ColumnElement): boolean => field?.action !== true;

/** Whether a server that knows nothing of screens can write a column as it is shown. */
export const isWrittenByServer = ({ field }: ColumnElement): boolean =>
  field?.csv === undefined || field.inFile !== undefined;

/** A column as the server is told of it. */
export function fileColumn(
  { source, field, fieldProps }: ColumnElement,
  label: string,
  context: CsvContext,
): ExportColumnInput {
  const { words, ...told } = field?.inFile?.({ ...fieldProps, source }, context) ?? {};
  return {
    source: source.replace(/\.id$/i, ''),
    label,
    ...told,
    ...(words && { words: JSON.stringify(words) }),
  };
}
