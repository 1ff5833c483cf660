import { Box, Skeleton } from '@mui/material';
import { panelSx } from '#src/ui/panelSx.ts';
import { rowHeights } from './tableMeasures.ts';

/** Rows in the shape of those to come. */
export const TableSkeleton = ({ rows, columns }: { readonly rows: number; readonly columns: number }) => (
  <Box aria-busy sx={{ ...panelSx, overflow: 'hidden' }}>
    {Array.from({ length: rows + 1 }, (_, row) => (
      <Box
        key={row}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 2,
          height: rowHeights.comfortable,
          borderBottom: row === rows ? 0 : 1,
          borderColor: 'divider',
        }}
      >
        {Array.from({ length: Math.max(2, columns) }, (_unused, column) => (
          <Skeleton
            key={column}
            variant="text"
            sx={{ flex: column === 0 ? 2 : 1, maxWidth: column === 0 ? 320 : 160 }}
          />
        ))}
      </Box>
    ))}
  </Box>
);
