import { Box } from '@mui/material';
import { keyframes, type Theme } from '@mui/material/styles';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import { cardHeight, roomForRows, rowHeights } from './tableMeasures.ts';

interface TableSkeletonProps {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Rows in the shape of those to come: a table with its head, or cards. Those in sight are drawn, of elements without
 * a style or a movement of their own: what a hundred rows of them cost was taken from the list that they wait for.
 */
export const TableSkeleton = ({ rows, columns }: TableSkeletonProps) => {
  const narrow = useNarrow();
  const lines = narrow ? rows : rows + 1;
  const height = narrow ? cardHeight : rowHeights.comfortable;
  const seen = Math.min(lines, Math.ceil((narrow ? window.innerHeight : roomForRows()) / height));
  const bars = narrow ? 2 : Math.max(2, columns);
  return (
    <Box aria-busy sx={narrow ? cardsSx : tableSx} style={narrow ? { height: lines * height } : undefined}>
      <div>
        {Array.from({ length: seen }, (_, row) => (
          <div key={row} style={{ height }}>
            {Array.from({ length: bars }, (_unused, bar) => (
              <span key={bar} />
            ))}
          </div>
        ))}
      </div>
    </Box>
  );
};

const pulse = keyframes({ '50%': { opacity: 0.4 } });

const barSx = {
  height: 14,
  borderRadius: '6px',
  bgcolor: (theme: Theme) => theme.palette.named.night[200],
} as const;

const skeletonSx = {
  ...panelSx,
  overflow: 'hidden',
  '& > div': { animation: `${pulse} 2s ease-in-out .5s infinite` },
  '& > div > div:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

const tableSx = {
  ...skeletonSx,
  '& > div > div': { display: 'flex', alignItems: 'center', columnGap: 3, px: 2 },
  '& span': { ...barSx, flex: 1, maxWidth: 160 },
  '& span:first-of-type': { flex: 2, maxWidth: 320 },
} as const;

const cardsSx = {
  ...skeletonSx,
  '& > div > div': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    rowGap: '10px',
    px: 2,
  },
  '& span': { ...barSx, width: '80%' },
  '& span:first-of-type': { width: '55%' },
} as const;
