import type { Cell, DateStyle, DecimalStyle } from '../Sheet.ts';

const commaDecimals = /^[+-]?(\d{1,3}(\.\d{3})+|\d+),(\d{1,2}|\d{4,})$/;
const pointDecimals = /^[+-]?(\d{1,3}(,\d{3})+|\d+)\.(\d{1,2}|\d{4,})$/;
const numericDay = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:\D.*)?$/;

interface Styles {
  readonly decimals: DecimalStyle;
  readonly dates: DateStyle;
}

/** How numbers and days are written, by the texts that can be read in one way only; commas go with days before months. */
export function guessStyles(cells: Iterable<Cell>): Styles {
  const seen = { comma: 0, point: 0, yearFirst: 0, dayFirst: 0, monthFirst: 0, dotted: 0 };
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = cell.trim();
    if (commaDecimals.test(text)) seen.comma += 1;
    else if (pointDecimals.test(text)) seen.point += 1;
    const [, first = '', sign, second = ''] = numericDay.exec(text) ?? [];
    if (sign === undefined) continue;
    if (first.length === 4) seen.yearFirst += 1;
    else if (Number(first) > 12) seen.dayFirst += 1;
    else if (Number(second) > 12) seen.monthFirst += 1;
    else if (sign === '.') seen.dotted += 1;
  }
  return { decimals: seen.comma > seen.point ? 'COMMA' : 'POINT', dates: datesOf(seen) };
}

function datesOf(
  seen: Readonly<Record<'yearFirst' | 'dayFirst' | 'monthFirst' | 'dotted', number>>,
): DateStyle {
  if (seen.monthFirst > seen.dayFirst) return 'MDY';
  if (seen.dayFirst + seen.dotted > 0) return 'DMY';
  return seen.yearFirst > 0 ? 'YMD' : 'DMY';
}
