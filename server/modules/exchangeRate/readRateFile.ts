import { CsvError, parse } from 'csv-parse/sync';
import { isCurrency } from '#schema/isCurrency.ts';
import { rateProblem } from './rateText.ts';

export interface LineProblem {
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

interface RateFile {
  /** Rates as text by currency. */
  readonly rates: ReadonlyMap<string, string>;
  readonly problems: readonly LineProblem[];
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A currency and its rate in each line; a first line of headings is passed over. What is not understood is named. */
export function readRateFile(text: string, base: string): RateFile {
  const delimiter = delimiterOf(text);
  const rates = new Map<string, string>();
  const problems: LineProblem[] = [];
  const { lines, broken } = linesOf(text, delimiter);
  for (const [index, { line, cells }] of lines.entries()) {
    const [code = '', given = ''] = cells;
    const target = code.toUpperCase();
    const rate = delimiter === ',' ? given : given.replace(/^(\d+),(\d+)$/, '$1.$2');
    if (index === 0 && !isCurrency(target) && !/\d/.test(given)) continue;
    const message = problemOf({ target, rate, base, cells: cells.length, isKnown: rates.has(target) });
    if (message === null) rates.set(target, rate);
    else problems.push({ line, text: cells.join(delimiter), message });
  }
  return { rates, problems: [...problems, ...broken] };
}

/** Whatever stands in the first line; a decimal comma is never taken for one where there is another. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const [first = ''] = text.split('\n', 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}

function linesOf(
  text: string,
  delimiter: string,
): { lines: readonly Line[]; broken: readonly LineProblem[] } {
  const lines: Line[] = [];
  const note = (cells: readonly string[], { lines: line }: { readonly lines: number }) => {
    lines.push({ line, cells });
    return null;
  };
  const options = { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, trim: true };
  try {
    parse(text, { ...options, on_record: note });
    return { lines, broken: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    const broken = text.split(/\r?\n/)[line - 1] ?? '';
    return { lines, broken: [{ line, text: broken, message: 'A quotation mark stands alone.' }] };
  }
}

interface Given {
  readonly target: string;
  readonly rate: string;
  readonly base: string;
  readonly cells: number;
  readonly isKnown: boolean;
}

function problemOf({ target, rate, base, cells, isKnown }: Given): string | null {
  if (cells !== 2) return 'A line has a currency and a rate.';
  if (!isCurrency(target)) return 'This is not a currency.';
  if (target === base) return 'This is the base currency itself.';
  return isKnown ? 'This currency stands above already.' : rateProblem(rate);
}
