import { type RaRecord, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { use, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { PlainCells } from '#src/fields/cell/PlainCells.ts';
import { editPath, recordPath } from '#src/fields/relation/recordPath.ts';
import { HasPagesContext } from './HasPagesContext.ts';

/** The record's name as the way to its page; plain where there is none. */
const RecordLink = ({ children }: { readonly children: ReactNode }) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { hasShow, hasEdit } = useResourceDefinition({ resource });
  const hasPages = use(HasPagesContext);
  if (!hasPages || record === undefined || (hasShow !== true && hasEdit !== true)) return children;
  return (
    <RouterLink
      className="cell-name"
      to={hasShow === true ? recordPath(resource, record.id) : editPath(resource, record.id)}
      data-record={String(record.id)}
      onClick={(event) => event.stopPropagation()}
    >
      <PlainCells value>{children}</PlainCells>
    </RouterLink>
  );
};

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

/** The column that leads to the record: the first that names it, else the first there is. */
export function linkColumn(
  columns: readonly ColumnElement[],
  representation: readonly string[],
): ColumnElement | undefined {
  const named = representation.flatMap((path) => {
    const [head] = path.split('.');
    return columns.filter(({ source }) => source === path || source === head);
  });
  return named[0] ?? columns[0];
}
