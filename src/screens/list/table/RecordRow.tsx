import { createContext, memo, use, useCallback, type MouseEvent } from 'react';
import {
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useResourceDefinition,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { recordPath } from '#src/screens/recordPath.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { LinkCell } from './LinkCell.tsx';

export interface RowColumns {
  /** Those that are shown, in their order. */
  readonly columns: readonly ColumnElement[];
  /** The one that leads to the record. */
  readonly link: ColumnElement | undefined;
}

export const RowColumnsContext = createContext<RowColumns>({ columns: [], link: undefined });

/** The cells of a row: a hundred rows are drawn at once, so that they are elements with a class and no more. */
const RecordCells = memo(({ record, columns, link }: RowColumns & { readonly record: RaRecord }) => (
  <RecordContextProvider value={record}>
    {columns.map((column) => (
      <td
        key={column.source}
        className={`RaDataTable-rowCell column-${column.source}`}
        align={column.field?.align}
      >
        {column === link ? <LinkCell column={column} /> : <ColumnContent column={column} />}
      </td>
    ))}
  </RecordContextProvider>
));

interface RecordRowProps extends RowColumns {
  readonly record: RaRecord;
  /** What the checkbox says; without it there is none. */
  readonly label: string | undefined;
  readonly isSelected: boolean;
  readonly maySelect: boolean;
  readonly onToggle: ((id: RaRecord['id'], event: MouseEvent) => void) | undefined;
  readonly onOpen: ((record: RaRecord) => void) | undefined;
}

/** Knows of itself alone whether it is selected: selecting one draws no other. */
const RecordRow = memo(
  ({ record, label, isSelected, maySelect, onToggle, onOpen, columns, link }: RecordRowProps) => (
    <tr
      className="RaDataTable-row"
      onClick={onOpen === undefined ? undefined : () => onOpen(record)}
      style={onOpen === undefined ? undefined : { cursor: 'pointer' }}
    >
      {label !== undefined && (
        <td className="RaDataTable-checkCell" onClick={stop}>
          <input
            type="checkbox"
            checked={isSelected}
            disabled={!maySelect}
            readOnly
            aria-label={label}
            // With Shift, all between this row and the one before.
            onClick={(event) => onToggle?.(record.id, event)}
          />
        </td>
      )}
      <RecordCells record={record} columns={columns} link={link} />
    </tr>
  ),
);

const stop = (event: MouseEvent) => event.stopPropagation();

/**
 * The rows of the list. react-admin's own draw a cell of every column there is, shown or not, and all of them whenever
 * one is selected; and they say "Select this row" on an element around the checkbox, where no screen reader looks.
 */
export const RecordRows = () => {
  const { columns, link } = use(RowColumnsContext);
  const say = useWording();
  const navigate = useNavigate();
  const { resource, one } = useResourceNames();
  const { hasShow } = useResourceDefinition({ resource });
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selected = new Set(useDataTableSelectedIdsContext());
  const nameOf = useRecordName();
  const open = useCallback(
    (record: RaRecord) => void navigate(recordPath(resource, record.id)),
    [navigate, resource],
  );
  const records: readonly RaRecord[] = useDataTableDataContext() ?? [];
  return (
    <tbody className="RaDataTable-tbody">
      {records.map((record) => (
        <RecordRow
          key={record.id}
          record={record}
          label={hasBulkActions === true ? say('list.select_row', { name: nameOf(record, one) }) : undefined}
          isSelected={selected.has(record.id)}
          maySelect={isRowSelectable?.(record) !== false}
          onToggle={handleToggleItem}
          onOpen={hasShow === true && link !== undefined ? open : undefined}
          columns={columns}
          link={link}
        />
      ))}
    </tbody>
  );
};
