import { Box, type TableCellProps, type Theme } from '@mui/material';
import { cloneElement, memo, type ReactElement, useMemo, useRef } from 'react';
import { DataTable } from 'react-admin';
import { CompactCells } from '#src/fields/cell/CompactCells.ts';
import { compactCellSx } from '#src/fields/cell/compactCellSx.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { CellKeyNames } from '../cells/CellKeyNames.tsx';
import { Cells } from '../cells/Cells.tsx';
import { TableLookFrame } from '../look/TableLookFrame.tsx';
import { givesWay } from '../listPageSx.ts';
import { RecordRows } from './RecordRow.tsx';
import { RowColumnsContext } from './RowColumns.ts';
import { SortedHead } from './SortedHead.tsx';
import { FittingCells } from './FittingCells.ts';
import { frozenSx } from './frozenSx.ts';
import { rowHeights } from './tableMeasures.ts';
import { aroundTickSx, tickSx } from './tickSx.ts';
import type { ColumnChoice } from './useColumnChoice.ts';

/** The parts of the choice of columns, each of which stays the same until it changes. */
interface RecordTableProps extends Pick<
  ColumnChoice,
  'all' | 'visible' | 'hiddenAtFirst' | 'look' | 'setLook'
> {
  readonly link: ColumnElement | undefined;
  readonly empty: ReactElement;
}

/** What react-admin's column takes beside what it was written with. */
type ColumnExtras = Partial<Pick<TableCellProps, 'align'>>;

/** The list on a wide screen: head and first column stay in sight, the name leads to the record. */
export const RecordTable = memo(
  ({ all, visible, hiddenAtFirst, look, setLook, link, empty }: RecordTableProps) => {
    const frame = useRef<HTMLDivElement>(null);
    const hidden = useMemo(() => [...hiddenAtFirst], [hiddenAtFirst]);
    const heads = useMemo(
      () =>
        all.map((column) => {
          const align = column.field?.align;
          const element = column.element as ReactElement<ColumnExtras>;
          return align === undefined ? element : cloneElement(element, { align });
        }),
      [all],
    );
    const rowHeight = rowHeights[look.density];
    const shown = useMemo(() => ({ columns: visible, link, rowHeight }), [visible, link, rowHeight]);
    const name = Math.max(
      0,
      visible.findIndex(({ source }) => source === link?.source),
    );
    const act = visible.at(-1)?.field?.action === true ? visible.length - 1 : undefined;
    const frozen = useMemo(() => frozenSx(name, act), [name, act]);
    return (
      <RowColumnsContext value={shown}>
        <Box ref={frame} sx={[tableSx, frozen]} data-density={look.density}>
          <TableLookFrame frame={frame} look={look} setLook={setLook} />
          <CompactCells value>
            <DataTable
              hiddenColumns={hidden}
              head={SortedHead}
              body={RecordRows}
              bulkActionButtons={none}
              bulkActionsToolbar={none}
              empty={empty}
            >
              {heads}
            </DataTable>
          </CompactCells>
        </Box>
        {/* Beside the frame that it measures: from within it would look before that is there. */}
        <FittingCells frame={frame} columns={all} visible={visible.length} />
        <Cells rows={frame} />
        <CellKeyNames />
      </RowColumnsContext>
    );
  },
);

/** The bar for selected rows stands beside the table. */
const none = <></>;

/** The table scrolls in itself, so that its head stays and the page's edge does not move. */
const tableSx = {
  ...compactCellSx,
  ...givesWay,
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media screen': { overflow: 'hidden' },
  '& .RaDataTable-root': givesWay,
  '& .RaDataTable-tableWrapper': {
    position: 'relative',
    // On paper nothing scrolls.
    '@media screen': { overflow: 'auto' },
    minHeight: 0,
  },
  '& .RaDataTable-headerCell': { zIndex: 2, userSelect: 'none' },
  // The edge by which a column is made wider.
  '& th[class*="column-"]::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    bottom: 8,
    right: 0,
    width: 8,
    cursor: 'col-resize',
    borderRight: 1,
    borderColor: 'transparent',
  },
  '& thead:hover th[class*="column-"]::after': { borderColor: 'divider' },
  '& .RaDataTable-row:focus-within': { bgcolor: 'action.focus' },
  '&[data-density="compact"] tbody td': { height: rowHeights.compact, py: '1px' },
  '&[data-density="compact"] .RaDataTable-row': { height: rowHeights.compact },
  '&[data-density="compact"] .RaDataTable-checkCell input': { height: rowHeights.compact - 2 },
  // On a line with the heads that do not sort.
  '& .MuiTableSortLabel-root': { verticalAlign: 'bottom' },
  // Which of several columns the list is sorted by first.
  '& .MuiTableSortLabel-root::after': { content: 'var(--place, none)', fontSize: '0.75rem', mr: 0.5 },
  '& .RaDataTable-row': { height: rowHeights.comfortable, scrollMarginTop: 40 },
  // As much of the row around a name as it takes to see where one stands.
  '& tbody [data-record]': { scrollMargin: '50px 0 12px' },
  '& tbody td': (theme: Theme) => ({
    ...theme.typography.body2,
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: theme.palette.text.primary,
    height: rowHeights.comfortable,
    scrollMarginTop: 40,
    padding: '4px 12px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    whiteSpace: 'nowrap',
  }),
  // A layer each: of a hundred rows those of one are laid out and painted for a key.
  '& tbody': { position: 'relative', zIndex: 0 },
  '& tbody .RaDataTable-checkCell': { width: 40, padding: '0 0 0 6px' },
  '& .RaDataTable-checkCell input': tickSx,
  '& .RaDataTable-checkCell:has(:focus-visible)': aroundTickSx,
  '& td[data-source]:focus-visible, & td[data-source]:focus': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& td[data-picked]': { bgcolor: 'action.selected' },
  // A row that paints by itself is not put together anew when another one changes.
  '& tbody tr': { isolation: 'isolate' },
  // A long text that is open stands over the rows after its own.
  '& tbody tr:has(> td[data-open])': { position: 'relative', zIndex: 1 },
  '& td[data-open]': { overflow: 'visible', zIndex: 2 },
  '& :where(td[data-open])': { position: 'relative' },
  // Reduced motion gives everything a transition of no time, and a width in transition measures as it was before.
  '& .RaDataTable-rowCell *': { transition: 'none !important' },
} as const;
