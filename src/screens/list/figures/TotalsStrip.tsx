import { Box, Skeleton } from '@mui/material';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useCount } from '#src/fields/wording/useCount.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import type { Reckoning } from '../look/TableLook.ts';
import { useTableWords } from '../tableWords.ts';
import { numberColumns } from './numberColumns.ts';
import { ReckonedNumbers } from './ReckonedNumbers.tsx';
import { useFigures } from './useFigures.ts';

export interface TotalsStripProps {
  readonly columns: readonly ColumnElement[];
  readonly totals: Reckoning;
}

/** What the numbers of all pages come to, below the table; each currency by itself. */
export const TotalsStrip = ({ columns, totals }: TotalsStripProps) => {
  const words = useTableWords();
  const figure = useCount();
  const numbers = numberColumns(columns);
  const { data, error } = useFigures(undefined, numbers);
  if (error) return <Box role="alert">{words('figures.failed', { message: error.message })}</Box>;
  if (data === undefined) return <Skeleton variant="rounded" height={40} sx={{ mt: 1 }} />;
  return (
    <Box
      component="section"
      aria-label={words('figures.totals_of', { count: figure(data.count) })}
      sx={stripSx}
    >
      <Box sx={{ fontWeight: 500 }}>{words(`figures.${totals}`)}</Box>
      <ReckonedNumbers numbers={numbers} figures={data.totals} totals={totals} />
    </Box>
  );
};

const stripSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  rowGap: 0.5,
  mt: 1,
  px: 1.5,
  py: 1,
  ...panelSx,
} as const;
