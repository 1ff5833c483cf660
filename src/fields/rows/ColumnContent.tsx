import { useFieldValue, useRecordContext } from 'react-admin';
import { StringField } from '../string/StringField.tsx';
import type { ColumnElement } from './columnsOf.ts';
import { JsonField } from '../json/JsonField.tsx';

/** What a column shows of the record in context, outside of react-admin's table. */
export const ColumnContent = ({ column }: { readonly column: ColumnElement }) => {
  const record = useRecordContext();
  const value: unknown = useFieldValue({ source: column.source });
  if (column.render !== undefined) return column.render(record);
  if (column.cell !== undefined) return column.cell;
  const Cell = column.field ?? (typeof value === 'object' && value !== null ? JsonField : StringField);
  return <Cell source={column.source} />;
};
