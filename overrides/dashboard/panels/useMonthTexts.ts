import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { FiguresCell } from '../charts/FiguresTable.tsx';
import { monthText } from '../months.ts';
import { useDashboardWords } from '../useDashboardWords.ts';

/** A month below its bar and beside it, and as the cell that names a row. */
export function useMonthTexts() {
  const words = useDashboardWords();
  const locale = useFormatLocale();
  return {
    ofBar: (month: string, place: 'axis' | 'tooltip'): string =>
      monthText(month, locale, place === 'axis' ? 'short' : 'long'),
    cell: (month: string | null, to?: string): FiguresCell => ({
      text: month === null ? words('no_date') : monthText(month, locale, 'long'),
      plain: month?.slice(0, 7),
      to,
    }),
  };
}
