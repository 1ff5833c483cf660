import { memo, use, useCallback, useMemo, useRef, type MouseEvent } from 'react';
import {
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useResourceDefinition,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import { useTableWords } from '../tableWords.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import type { RowCells } from '../cells/CellStore.ts';
import { OwnCell } from '../cells/OwnCell.tsx';
import { useOpenByClick } from '../cells/useOpenByClick.ts';
import { useRowCells } from '../cells/useRowCells.ts';
import { coming } from '../peek/rowLinks.ts';
import { LinkCell } from './LinkCell.tsx';
import { RowColumnsContext, type RowColumns } from './RowColumns.ts';
import { Tick } from './Tick.tsx';
import { useKeptPlace, useKeptScroll } from './useKeptScroll.ts';
import { useRowGroups } from './useRowGroups.ts';
import { WidestCells } from './WidestCells.tsx';

interface RecordCellsProps extends RowColumns {
  readonly record: RaRecord;
  /** What its cells hold besides their values. */
  readonly own: RowCells | undefined;
}

/** The cells of a row: a hundred rows are drawn at once, so that they are elements with a class and no more. */
const RecordCells = memo(({ record, columns, link, own }: RecordCellsProps) => {
  // The same elements: of a row in which a cell is opened no other is drawn.
  const values = useMemo(
    () =>
      columns.map((column) => ({
        column,
        content: column === link ? <LinkCell column={column} /> : <ColumnContent column={column} />,
      })),
    [columns, link],
  );
  return (
    <RecordContextProvider value={record}>
      {values.map(({ column: { source, field }, content }) => {
        const isOpen = own?.open === source;
        return (
          <td
            key={source}
            className={`RaDataTable-rowCell column-${source}`}
            align={field?.align}
            data-source={source}
            data-open={isOpen || undefined}
            tabIndex={-1}
          >
            {own !== undefined && (isOpen || own.ready === source || own.notes[source] !== undefined) ? (
              <OwnCell record={record} source={source} own={own}>
                {content}
              </OwnCell>
            ) : (
              content
            )}
          </td>
        );
      })}
    </RecordContextProvider>
  );
});

interface RecordRowProps extends RowColumns {
  readonly record: RaRecord;
  /** What the checkbox says. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly onToggle: ((id: RaRecord['id'], event: MouseEvent) => void) | undefined;
  readonly onOpen: ((record: RaRecord, event: MouseEvent) => void) | undefined;
}

/** Knows of itself alone whether it is selected: selecting one draws no other. */
const RecordRow = memo(({ record, label, isSelected, onToggle, onOpen, columns, link }: RecordRowProps) => {
  const own = useRowCells(String(record.id));
  return (
    <tr
      className="RaDataTable-row"
      data-row={record.id}
      onClick={onOpen === undefined ? undefined : (event) => onOpen(record, event)}
      style={onOpen === undefined ? undefined : { cursor: 'pointer' }}
    >
      <td className="RaDataTable-checkCell" onClick={stop}>
        <Tick
          isTicked={isSelected}
          label={label}
          // With Shift, all between this row and the one before.
          onTick={(event) => onToggle?.(record.id, event)}
        />
      </td>
      <RecordCells record={record} columns={columns} link={link} own={own} />
    </tr>
  );
});

const stop = (event: MouseEvent) => event.stopPropagation();

/**
 * The rows of the list. react-admin's own draw a cell of every column there is, shown or not, and all of them whenever
 * one is selected; and they say "Select this row" on an element around the checkbox, where no screen reader looks.
 */
export const RecordRows = () => {
  const { columns, link, rowHeight } = use(RowColumnsContext);
  const words = useTableWords();
  const navigate = useNavigate();
  const { resource, one } = useResourceNames();
  const { hasShow } = useResourceDefinition({ resource });
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selected = new Set(useDataTableSelectedIdsContext());
  const nameOf = useRecordName();
  const open = useOpenByClick(
    useCallback((record: RaRecord) => void navigate(recordPath(resource, record.id)), [navigate, resource]),
  );
  const records = useDataTableDataContext<RaRecord>();
  // What a row says of itself is worked out once for all the ticks that are set and taken.
  const labels = useMemo(
    () =>
      new Map(records?.map((record) => [record, words('list.select_row', { name: nameOf(record, one) })])),
    [records, words, nameOf, one],
  );
  const first = useRef<HTMLTableSectionElement>(null);
  const { groups, drawn, place } = useRowGroups(records ?? none, useKeptPlace(), rowHeight);
  useKeptScroll(first, place);
  const undrawn = groups.filter((_, at) => !drawn.has(at));
  return (
    <>
      {groups.map((group, at) => (
        <tbody
          key={at}
          ref={at === 0 ? first : undefined}
          className="RaDataTable-tbody"
          aria-busy={!drawn.has(at) || undefined}
        >
          {drawn.has(at) ? (
            group.map((record) => (
              <RecordRow
                key={record.id}
                record={record}
                label={labels.get(record) ?? one}
                isSelected={selected.has(record.id)}
                onToggle={handleToggleItem}
                onOpen={hasShow === true && link !== undefined ? open : undefined}
                columns={columns}
                link={link}
              />
            ))
          ) : (
            <tr aria-hidden {...{ [coming]: true }}>
              <td style={{ height: group.length * rowHeight }} />
            </tr>
          )}
        </tbody>
      ))}
      {undrawn.length > 0 && <WidestCells records={undrawn.flat()} columns={columns} link={link} />}
    </>
  );
};

const none: readonly RaRecord[] = [];
