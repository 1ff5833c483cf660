import { createElement } from 'react';
import { DataTable } from 'react-admin';
import type { CsvContext, FileColumn } from '#src/fields/cell/CellProps.ts';
import type { ExportColumnInput } from '#src/generated/schema.ts';
import { type ColumnElement, columnsOf } from '#src/fields/rows/columnsOf.ts';

/** What a record says of itself, and not what can be done with it. */
export const saysSomething = ({ field }: ColumnElement): boolean => field?.action !== true;

/** By its number a record is found again where a file is read back: names may be shared. */
export const withNumber = (all: readonly ColumnElement[]): readonly ColumnElement[] =>
  all.some(({ source }) => source === 'id') ? all : [...bareColumn('id'), ...all];

/** An amount is a bare number in a file: after the amounts of a currency stands which it is. */
export function withCurrencies(
  columns: readonly ColumnElement[],
  all: readonly ColumnElement[],
): readonly ColumnElement[] {
  return columns.flatMap((column, place) => {
    const currency = column.fieldProps.currencySource;
    const isSaid =
      columns.some(({ source }) => source === currency) ||
      columns.slice(place + 1).some(({ fieldProps }) => fieldProps.currencySource === currency);
    if (typeof currency !== 'string' || isSaid) return [column];
    return [column, all.find(({ source }) => source === currency) ?? bareColumn(currency)].flat();
  });
}

const bareColumn = (source: string) => columnsOf(createElement(DataTable.Col, { source }));

/** Whether a server that knows nothing of screens can write a column as it is shown. */
export const isWrittenByServer = ({ field }: ColumnElement): boolean =>
  field?.csv === undefined || field.inFile !== undefined;

const toldOf = ({ source, field, fieldProps }: ColumnElement, context: CsvContext): FileColumn =>
  field?.inFile?.({ ...fieldProps, source }, context) ?? {};

/** What stands above a column in a file, which is the column's label unless it says otherwise. */
export const fileHead = (column: ColumnElement, label: string, context: CsvContext): string =>
  toldOf(column, context).label ?? label;

/** A column as the server is told of it. */
export function fileColumn(column: ColumnElement, label: string, context: CsvContext): ExportColumnInput {
  const { words, ...told } = toldOf(column, context);
  return {
    source: column.source.replace(/\.id$/i, ''),
    label,
    ...told,
    ...(words && { words: JSON.stringify(words) }),
  };
}
