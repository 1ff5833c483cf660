import { useRecordContext, type RaRecord } from 'react-admin';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { RecordLink } from './RecordLink.tsx';

/** The column that names the record, as its link. A record without that name (a placeholder) still needs a way in. */
export const LinkCell = ({ column }: { readonly column: ColumnElement | undefined }) => {
  const record = useRecordContext<RaRecord>();
  const { one } = useResourceNames();
  const name = useRecordName()(record, one);
  const isNamed =
    column !== undefined &&
    (column.field?.saysEmpty === true || !isEmptyValue(valueAt(record, column.source)));
  return <RecordLink>{isNamed ? <ColumnContent column={column} /> : <TextCell text={name} />}</RecordLink>;
};
