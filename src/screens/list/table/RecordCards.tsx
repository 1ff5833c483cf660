import LookIcon from '@mui/icons-material/VisibilityOutlined';
import { Box } from '@mui/material';
import { Fragment, memo, use, useMemo } from 'react';
import { FieldTitle, RecordContextProvider, useEvent, useListContext, type RaRecord } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { BooleanField } from '#src/fields/boolean/BooleanField.tsx';
import { CompactCells } from '#src/fields/cell/CompactCells.ts';
import { PlainCells } from '#src/fields/cell/PlainCells.ts';
import { compactCellSx } from '#src/fields/cell/compactCellSx.ts';
import { MoneyField } from '#src/fields/money/MoneyField.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import { statusColumn } from '#src/screens/statusColumn.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { BesideListContext } from '#src/screens/BesideList.ts';
import { useTableWords } from '../tableWords.ts';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { coming } from '../peek/rowLinks.ts';
import { LinkCell } from './LinkCell.tsx';
import { Tick } from './Tick.tsx';
import { aroundTickSx, tickSx } from './tickSx.ts';
import { cardHeight } from './tableMeasures.ts';
import { useKeptPlace } from './useKeptScroll.ts';
import { useRowGroups } from './useRowGroups.ts';

interface RecordCardsProps {
  readonly columns: readonly ColumnElement[];
  readonly link: ColumnElement | undefined;
}

/** How many facts fit on a card's second line. */
const facts = 3;

/** The last: what a row comes to. */
const amountOf = (columns: readonly ColumnElement[]): ColumnElement | undefined =>
  columns.findLast(({ field }) => field === MoneyField);

/** A yes says nothing without the head of its column, and a card has none. */
const needsHead = ({ field }: ColumnElement): boolean => field === BooleanField;

/** Nor does a figure: it is called by its head. */
const isFigure = ({ field }: ColumnElement): boolean => field === NumberField;

const isApart = ({ field }: ColumnElement): boolean => field?.block === true || field?.action === true;

interface RecordCardProps {
  readonly record: RaRecord;
  readonly name: string;
  readonly link: ColumnElement | undefined;
  /** Or what the row comes to, where it has no status. */
  readonly status: ColumnElement | undefined;
  readonly rest: readonly ColumnElement[];
  readonly kept: ColumnElement | undefined;
  readonly actions: readonly ColumnElement[];
  /** What the button says that looks at the record; without it there is none. */
  readonly look: string | undefined;
  readonly isSelected: boolean;
  readonly onToggle: (id: RaRecord['id']) => void;
}

/** Knows of itself alone whether it is selected: selecting one draws no other. */
const RecordCard = memo(
  ({ record, name, link, status, rest, kept, actions, look, isSelected, onToggle }: RecordCardProps) => {
    const shown = rest.filter(({ source }) => !isEmptyValue(valueAt(record, source))).slice(0, facts);
    return (
      <RecordContextProvider value={record}>
        <li>
          <span className="card-tick">
            <Tick isTicked={isSelected} label={name} onTick={() => onToggle(record.id)} />
          </span>
          <div className="card-lines">
            <div className="card-line">
              <div className="card-name">
                <LinkCell column={link} />
              </div>
              {status !== undefined && (
                <div className="card-status">
                  <ColumnContent column={status} />
                </div>
              )}
            </div>
            <div className="card-line">
              <div className="card-facts">
                {/* A link of a small line is no target for a finger: the card leads to its record, which has them. */}
                <PlainCells value>
                  {shown.map((column, index) => (
                    <Fragment key={column.source}>
                      {index > 0 && <span aria-hidden> · </span>}
                      {isFigure(column) && (
                        <>
                          <FieldTitle source={column.source} label={column.label} />{' '}
                        </>
                      )}
                      <ColumnContent column={column} />
                    </Fragment>
                  ))}
                </PlainCells>
              </div>
              {kept !== undefined && (
                <div className="card-kept">
                  <ColumnContent column={kept} />
                </div>
              )}
            </div>
            {actions.length > 0 && (
              <div className="card-actions">
                {actions.map((column) => (
                  <ColumnContent key={column.source} column={column} />
                ))}
              </div>
            )}
          </div>
          {look !== undefined && (
            <button data-peek type="button" className="card-look" aria-label={look}>
              <LookIcon fontSize="small" />
            </button>
          )}
        </li>
      </RecordContextProvider>
    );
  },
);

/** Said once by the list: a style of its own for every part of a card is most of what drawing a hundred costs. */
const cardsSx = {
  ...compactCellSx,
  ...framedRowsSx,
  bgcolor: 'background.paper',
  // Of a hundred cards the one that changes is laid out and painted.
  '& > li': { display: 'flex', alignItems: 'center', minHeight: 60, pr: 1.5, contain: 'content' },
  '& .card-tick:has(:focus-visible)': aroundTickSx,
  '& .card-tick input': { ...tickSx, width: 40, height: 40 },
  '& .card-lines': { flex: 1, minWidth: 0, py: 1 },
  '& .card-line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 },
  '& .card-line + .card-line': { mt: 0.5 },
  '& .card-name': { minWidth: 0 },
  // As high and wide as a finger's target, a name of two signs too.
  '& .card-name > a': { display: 'flex', alignItems: 'center', minHeight: 24, minWidth: 24 },
  // The name is cut before the state is: one that is a text says little by its first letter.
  '& .card-status': { flexShrink: 0, maxWidth: '50%', fontSize: 12, '--cell-width': 'none' },
  // One line that is cut as a whole: cells that would each be cut leave nothing to read.
  '& .card-facts': {
    flex: 1,
    minWidth: 0,
    fontSize: 12,
    color: 'text.secondary',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .card-facts > span': { display: 'inline', maxWidth: 'none', color: 'inherit' },
  '& .card-kept': { flexShrink: 0, fontSize: 12 },
  '& .card-actions': { display: 'flex', gap: 1, mt: 0.75 },
  '& .card-actions:empty': { display: 'none' },
  '& .card-look': {
    display: 'inline-flex',
    mr: -1.5,
    p: '11px',
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'action.active',
    cursor: 'pointer',
  },
  '& .card-look:hover': { bgcolor: 'action.hover' },
  '& .card-look:focus-visible': aroundTickSx,
} as const;

/** The columns that name the record together, first and last name: a card says the name as one. */
const nameParts = (representation: readonly string[]): readonly string[] =>
  representation.length > 1 && !representation.some((path) => path.includes('.')) ? representation : [];

/** The list on a telephone: each row a card of two lines, name and status above, the next facts below. */
export const RecordCards = ({ columns, link: way }: RecordCardsProps) => {
  const { data, selectedIds, onToggleItem } = useListContext<RaRecord>();
  const nameOf = useRecordName();
  const words = useTableWords();
  const canLook = use(BesideListContext).show !== undefined && way !== undefined;
  const { one } = useResourceNames();
  const { representation } = useResourceMeta();
  const toggle = useEvent(onToggleItem);
  const parts = useMemo(() => {
    const named = nameParts(representation);
    const link = named.length > 0 ? undefined : way;
    const status = statusColumn(columns) ?? amountOf(columns);
    const kept = columns.find(({ field }) => field?.onCard === true);
    const rest = columns.filter(
      (column) =>
        column !== link &&
        column !== status &&
        column !== kept &&
        !named.includes(column.source) &&
        !isApart(column) &&
        !needsHead(column),
    );
    return { link, status, rest, kept, actions: columns.filter(({ field }) => field?.action === true) };
  }, [columns, way, representation]);
  const records = data ?? none;
  const names = useMemo(
    () => new Map(records.map((record) => [record, nameOf(record, one)])),
    [records, nameOf, one],
  );
  const { groups, drawn } = useRowGroups(records, useKeptPlace(), cardHeight);
  const cardOf = (record: RaRecord) => {
    const name = names.get(record) ?? one;
    return (
      <RecordCard
        key={record.id}
        {...parts}
        record={record}
        name={name}
        look={canLook ? words('peek.look', { name }) : undefined}
        isSelected={selectedIds.includes(record.id)}
        onToggle={toggle}
      />
    );
  };
  return (
    <CompactCells value>
      <Box component="ul" sx={cardsSx} aria-busy={drawn.size < groups.length || undefined}>
        {groups.map((group, at) => (
          <Fragment key={at}>
            {drawn.has(at) ? (
              group.map(cardOf)
            ) : (
              <li aria-hidden {...{ [coming]: true }} style={{ height: group.length * cardHeight }} />
            )}
          </Fragment>
        ))}
      </Box>
    </CompactCells>
  );
};

const none: readonly RaRecord[] = [];
