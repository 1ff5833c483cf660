import { Box, type TableCellProps } from '@mui/material';
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import { DataTable, DataTableHead, useDataTableSortContext } from 'react-admin';
import { CompactCells } from '#src/fields/cell/CompactCells.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { BulkBar } from '../selection/BulkBar.tsx';
import { LinkCell } from './LinkCell.tsx';
import { RecordBody } from './RecordRow.tsx';
import { useFittingCells } from './useFittingCells.ts';
import { useMaySelect } from '../selection/useMaySelect.ts';

type HeadCell = ReactElement<
  Pick<TableCellProps, 'aria-sort'> & { readonly source?: string; readonly disableSort?: boolean }
>;

/** react-admin's table head, that also says to a screen reader which column the list is sorted by. */
const SortedHead = ({ children }: { readonly children?: ReactNode }) => {
  const sort = useDataTableSortContext();
  return (
    <DataTableHead>
      {Children.map(children, (child) => {
        if (!isCell(child) || child.props.disableSort === true || child.props.source !== sort?.field)
          return child;
        return cloneElement(child, { 'aria-sort': sort?.order === 'DESC' ? 'descending' : 'ascending' });
      })}
    </DataTableHead>
  );
};

const isCell = (node: ReactNode): node is HeadCell => isValidElement(node);

export interface RecordTableProps {
  readonly columns: readonly ColumnElement[];
  /** How many of them are shown now. */
  readonly visible: number;
  readonly hiddenAtFirst: readonly string[];
  readonly link: ColumnElement | undefined;
  readonly empty: ReactElement;
}

/** What react-admin's column takes beside what it was written with. */
type ColumnExtras = Partial<Pick<TableCellProps, 'align' | 'children'>>;

/** The list on a wide screen: head and first column stay in sight, 40 px rows, the name leads to the record. */
export const RecordTable = ({ columns, visible, hiddenAtFirst, link, empty }: RecordTableProps) => {
  const maySelect = useMaySelect();
  const frame = useRef<HTMLDivElement>(null);
  useFittingCells(frame, columns, visible);
  const cells = useMemo(
    () =>
      columns.map((column) => {
        const isLink = column === link;
        const extras: ColumnExtras = {
          ...(column.field?.align === undefined ? {} : { align: column.field.align }),
          ...(isLink ? { children: <LinkCell column={column} /> } : {}),
        };
        return cloneElement(column.element as ReactElement<ColumnExtras>, extras);
      }),
    [columns, link],
  );
  return (
    <Box ref={frame} sx={tableSx}>
      <CompactCells value>
        <DataTable
          hiddenColumns={[...hiddenAtFirst]}
          head={SortedHead}
          body={RecordBody}
          bulkActionButtons={maySelect.some && bulkBar}
          isRowSelectable={maySelect.row}
          bulkActionsToolbar={maySelect.some ? bulkBar : <></>}
          empty={empty}
        >
          {cells}
        </DataTable>
      </CompactCells>
    </Box>
  );
};

const bulkBar = <BulkBar place="head" />;

/** The table scrolls in itself, so that its head stays and the page's edge does not move. */
const tableSx = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& .RaDataTable-tableWrapper': {
    position: 'relative',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 260px)',
    minHeight: 200,
  },
  '& .RaDataTable-headerCell': { zIndex: 3 },
  // On a line with the heads that do not sort.
  '& .MuiTableSortLabel-root': { verticalAlign: 'bottom' },
  '& .RaDataTable-row': { height: 40, scrollMarginTop: 40 },
  '& .RaDataTable-row:focus-within': { bgcolor: 'action.focus' },
  '& .RaDataTable-rowCell': { py: 0.5, whiteSpace: 'nowrap' },
  // Reduced motion gives everything a transition of no time, and a width in transition measures as it was before.
  '& .RaDataTable-rowCell *': { transition: 'none !important' },
} as const;
