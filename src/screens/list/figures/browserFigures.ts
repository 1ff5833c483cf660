import { groupBy } from '#src/data/groupBy.ts';
import { isRow, type Row } from '#src/data/Row.ts';
import { compareDecimals, divided, readDecimal, sumOf, writtenDecimal, type Decimal } from './Decimal.ts';
import type { Figures, FigureTotal } from './listFiguresQuery.ts';
import type { GroupUnit } from '../look/TableLook.ts';

interface AskedFigures {
  readonly groupBy?: string;
  /** Of days and moments. */
  readonly unit?: GroupUnit | null;
  /** In which a moment has its day. */
  readonly zone?: string;
  readonly totals: readonly { readonly field: string; readonly apart: string | null }[];
}

/** Figures of rows that the browser holds, by the definitions of the server's. */
export function browserFigures(rows: readonly Row[], asked: AskedFigures): Figures {
  const { groupBy: source } = asked;
  const groups = source === undefined ? [] : [...groupBy(rows, groupKey(source, asked))].sort(byKey);
  return {
    count: rows.length,
    totals: totalsOf(rows, asked),
    groups: groups.map(([key, own]) => ({ key, count: own.length, totals: totalsOf(own, asked) })),
  };
}

type Part = readonly [key: string | null, rows: readonly Row[]];

/** Rows without a value come last. */
function byKey([one]: Part, [other]: Part): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : 1;
}

function totalsOf(rows: readonly Row[], { totals }: AskedFigures): FigureTotal[] {
  return totals.flatMap(({ field, apart }) => {
    const label = (row: Row) => (apart === null ? null : textOf(row[apart]));
    return [...groupBy(rows, label)].sort(byKey).flatMap(([of, own]) => {
      const numbers = own.flatMap((row) => readDecimal(row[field]) ?? []);
      return numbers.length === 0 ? [] : [{ field, apart: of, ...reckoned(numbers) }];
    });
  });
}

function reckoned(numbers: readonly Decimal[]) {
  const sum = sumOf(numbers);
  const ordered = numbers.toSorted(compareDecimals);
  const written = (number: Decimal | undefined) => (number === undefined ? '' : writtenDecimal(number));
  return {
    count: numbers.length,
    sum: writtenDecimal(sum),
    average: writtenDecimal(divided(sum, numbers.length, 6)),
    min: written(ordered[0]),
    max: written(ordered.at(-1)),
  };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;

/** What parts the rows: a value, the id of a related record, or the first day of a span. */
function groupKey(source: string, { unit, zone }: AskedFigures): (row: Row) => string | null {
  const days = new Intl.DateTimeFormat('sv', { dateStyle: 'short', ...(zone && { timeZone: zone }) });
  return (row) => {
    const value = row[source];
    if (isRow(value)) return textOf(value.id ?? value.ID);
    const text = textOf(value);
    if (text === null || text === '' || !unit) return text === '' ? null : text;
    return spanStart(text.includes('T') ? days.format(new Date(text)) : text.slice(0, 10), unit);
  };
}

function spanStart(day: string, unit: GroupUnit): string {
  if (unit === 'DAY') return day;
  const month = Number(day.slice(5, 7));
  const first = unit === 'MONTH' ? month : month - ((month - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}
