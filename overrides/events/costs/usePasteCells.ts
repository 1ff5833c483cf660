import type { DecimalSign } from '#src/fields/money/formatMoney.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { CostCategoryChoice } from './costOperations.ts';
import { useCostWords } from './costWords.ts';
import { cellsIn, pasteCells, type Sheet } from './sheet.ts';

export interface Pasting {
  /** Those that the viewer's lines may be in. */
  readonly usable: readonly CostCategoryChoice[];
  /** What amounts are typed and pasted with. */
  readonly sign: DecimalSign;
  readonly change: (next: (sheet: Sheet) => Sheet) => void;
}

/** Takes a text as cells from a place on; answers whether it was more than one cell. */
export function usePasteCells({ usable, sign, change }: Pasting) {
  const words = useCostWords();
  const locale = useFormatLocale();
  return (text: string, at: Parameters<typeof pasteCells>[1]): boolean => {
    const rows = cellsIn(text);
    if (rows === null) return false;
    const modeWord = (mode: 'FIXED' | 'PER_PARTICIPANT' | 'PER_TRAINER' | 'PER_PERSON') =>
      words(`mode.${mode}`);
    change((now) => pasteCells(now, at, rows, { categories: usable, modeWord, sign, locale }));
    return true;
  };
}
