import type { CsvContext } from '#src/fields/cell/CellProps.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { plainText } from '#src/fields/string/plainText.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';

/** What a column says of a record in a file: as its kind writes it, else the bare value. */
export function cellText(column: ColumnElement, record: unknown, context: CsvContext): string {
  const value = valueAt(record, column.source);
  if (column.field?.csv !== undefined)
    return column.field.csv(value, { ...column.fieldProps, source: column.source }, context, record);
  if (value === null || value === undefined) return '';
  return plainText(value) ?? labelOf(value) ?? JSON.stringify(value);
}
