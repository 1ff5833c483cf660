import { Box, Skeleton } from '@mui/material';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import type { Reckoning } from '../look/TableLook.ts';
import { useTableWords } from '../tableWords.ts';
import { exactFigure } from './exactFigure.ts';
import type { FigureTotal } from './listFiguresQuery.ts';
import { numberColumns } from './numberColumns.ts';
import { useFigures } from './useFigures.ts';

export interface TotalsStripProps {
  readonly columns: readonly ColumnElement[];
  readonly totals: Reckoning;
}

/** What the numbers of all pages come to, below the table; each currency by itself. */
export const TotalsStrip = ({ columns, totals }: TotalsStripProps) => {
  const words = useTableWords();
  const locale = useFormatLocale();
  const labelOf = useLabelText();
  const numbers = numberColumns(columns);
  const { data, error } = useFigures(undefined, numbers);
  if (error) return <Box role="alert">{words('figures.failed', { message: error.message })}</Box>;
  if (data === undefined) return <Skeleton variant="rounded" height={40} sx={{ mt: 1 }} />;
  const figure = (total: FigureTotal) =>
    totals === 'count' ? total.count.toLocaleString(locale) : exactFigure(total[totals], total.apart, locale);
  return (
    <Box
      component="section"
      aria-label={words('figures.totals_of', { count: data.count.toLocaleString(locale) })}
      sx={stripSx}
    >
      <Box sx={{ fontWeight: 500 }}>{words(`figures.${totals}`)}</Box>
      {numbers.map(({ field, column }) => {
        const own = data.totals.filter((total) => total.field === field);
        return (
          <Box key={field} sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, mr: 1 }}>
              {labelOf(field, column.label)}
            </Box>
            <Box component="span" className="tabular">
              {own.length === 0 ? '–' : own.map(figure).join(' · ')}
            </Box>
          </Box>
        );
      })}
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
