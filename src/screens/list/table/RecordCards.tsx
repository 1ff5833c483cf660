import LookIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Checkbox, IconButton } from '@mui/material';
import { Fragment, memo, use, useMemo } from 'react';
import { RecordContextProvider, useEvent, useListContext, type RaRecord } from 'react-admin';
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
import { LinkCell } from './LinkCell.tsx';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';

export interface RecordCardsProps {
  readonly columns: readonly ColumnElement[];
  readonly link: ColumnElement | undefined;
}

/** How many facts fit on a card's second line. */
const facts = 3;

/** The last: what a row comes to. */
const amountOf = (columns: readonly ColumnElement[]): ColumnElement | undefined =>
  columns.findLast(({ field }) => field === MoneyField);

/** A figure or a yes says nothing without the head of its column, and a card has none. */
const needsHead = ({ field }: ColumnElement): boolean => field === BooleanField || field === NumberField;

const isApart = ({ field }: ColumnElement): boolean => field?.block === true || field?.action === true;

/** As high as a finger's target. */
const nameSx = { display: 'flex', alignItems: 'center', minHeight: 24 } as const;

/** The name is cut before the state is: one that is a text says little by its first letter. */
const statusSx = { flexShrink: 0, maxWidth: '50%', fontSize: 12, '--cell-width': 'none' } as const;

/** One line that is cut as a whole: cells that would each be cut leave nothing to read. */
const factsSx = {
  flex: 1,
  minWidth: 0,
  fontSize: 12,
  color: 'text.secondary',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '& > span': { display: 'inline', maxWidth: 'none', color: 'inherit' },
} as const;

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
        <Box component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: 60, pr: 1.5 }}>
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() => onToggle(record.id)}
            slotProps={{ input: { 'aria-label': name } }}
          />
          <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <Box sx={{ minWidth: 0, '& > a': nameSx }}>
                <LinkCell column={link} />
              </Box>
              {status !== undefined && (
                <Box sx={statusSx}>
                  <ColumnContent column={status} />
                </Box>
              )}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
              <Box sx={factsSx}>
                {/* A link of a small line is no target for a finger: the card leads to its record, which has them. */}
                <PlainCells value>
                  {shown.map((column, index) => (
                    <Fragment key={column.source}>
                      {index > 0 && <span aria-hidden> · </span>}
                      <ColumnContent column={column} />
                    </Fragment>
                  ))}
                </PlainCells>
              </Box>
              {kept !== undefined && (
                <Box sx={{ flexShrink: 0, fontSize: 12 }}>
                  <ColumnContent column={kept} />
                </Box>
              )}
            </Box>
            {actions.length > 0 && (
              <Box sx={{ display: 'flex', gap: 1, mt: 0.75, '&:empty': { display: 'none' } }}>
                {actions.map((column) => (
                  <ColumnContent key={column.source} column={column} />
                ))}
              </Box>
            )}
          </Box>
          {look !== undefined && (
            <IconButton data-peek size="small" aria-label={look} sx={{ ml: 0.5, mr: -1 }}>
              <LookIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      </RecordContextProvider>
    );
  },
);

/** The columns that name the record together, first and last name: a card says the name as one. */
const nameParts = (representation: readonly string[]): readonly string[] =>
  representation.length > 1 && !representation.some((path) => path.includes('.')) ? representation : [];

/** The list on a telephone: each row a card of two lines, name and status above, the next facts below. */
export const RecordCards = ({ columns, link: way }: RecordCardsProps) => {
  const { data, selectedIds, onToggleItem } = useListContext();
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
  return (
    <CompactCells value>
      <Box component="ul" sx={{ ...compactCellSx, ...framedRowsSx, bgcolor: 'background.paper' }}>
        {(data ?? []).map((record: RaRecord) => {
          const name = nameOf(record, one);
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
        })}
      </Box>
    </CompactCells>
  );
};
