import { Box, Skeleton } from '@mui/material';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import { cardHeight, rowHeights } from './tableMeasures.ts';

interface TableSkeletonProps {
  readonly rows: number;
  readonly columns: number;
}

/** Rows in the shape of those to come: a table with its head, or cards. */
export const TableSkeleton = ({ rows, columns }: TableSkeletonProps) => {
  const narrow = useNarrow();
  const lines = narrow ? rows : rows + 1;
  return (
    <Box aria-busy sx={{ ...panelSx, overflow: 'hidden' }}>
      {Array.from({ length: lines }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: narrow ? 'stretch' : 'center',
            flexDirection: narrow ? 'column' : 'row',
            justifyContent: 'center',
            columnGap: 3,
            px: 2,
            height: narrow ? cardHeight : rowHeights.comfortable,
            borderBottom: row === lines - 1 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          {Array.from({ length: narrow ? 2 : Math.max(2, columns) }, (_unused, column) => (
            <Skeleton
              key={column}
              variant="text"
              sx={narrow ? { width: column === 0 ? '55%' : '80%' } : columnSx(column)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
};

const columnSx = (column: number) => (column === 0 ? { flex: 2, maxWidth: 320 } : { flex: 1, maxWidth: 160 });
