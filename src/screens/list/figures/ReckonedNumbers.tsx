import { Box } from '@mui/material';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import type { Reckoning } from '../look/TableLook.ts';
import { exactFigure } from './exactFigure.ts';
import type { FigureTotal } from './listFiguresQuery.ts';
import type { NumberColumn } from './numberColumns.ts';

export interface ReckonedNumbersProps {
  readonly numbers: readonly NumberColumn[];
  /** What they come to, of some rows. */
  readonly figures: readonly FigureTotal[];
  readonly totals: Reckoning;
}

/** What each number comes to, beside its label; each currency by itself, no line beginning with the dot between two. */
export const ReckonedNumbers = ({ numbers, figures, totals }: ReckonedNumbersProps) => {
  const locale = useFormatLocale();
  const labelOf = useLabelText();
  const figure = (total: FigureTotal) =>
    totals === 'count' ? total.count.toLocaleString(locale) : exactFigure(total[totals], total.apart, locale);
  return numbers.map(({ field, column }) => {
    const own = figures.filter((total) => total.field === field);
    return (
      <Box key={field} component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, mr: 1 }}>
          {labelOf(field, column.label)}
        </Box>
        <Box component="span" className="tabular">
          {own.length === 0 ? '–' : own.map(figure).join('\u00a0· ')}
        </Box>
      </Box>
    );
  });
};
