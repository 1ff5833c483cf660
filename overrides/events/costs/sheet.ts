import { inOneLine, spreadsheetRows } from '#src/fields/input/spreadsheetRows.ts';
import { readDate } from '#src/fields/date/readDate.ts';
import type { DecimalSign } from '#src/fields/money/formatMoney.ts';
import { isOfAnother, withoutCurrency } from '#schema/statedAmount.ts';
import {
  type Cell,
  cells,
  type CostLine,
  emptyLine,
  isSameLine,
  lineOf,
  type Problem,
  readLine,
  unitModes,
} from './CostLine.ts';
import type { CostCategoryChoice, CostEvent } from './costOperations.ts';

/** Texts of the event that stand beside its costs. */
export const textKeys = [
  'costsBaseCurrency',
  'costAccommodation',
  'costCoffee',
  'costDinner',
  'costFlights',
  'costLunch',
  'costTransfers',
] as const;
export type TextKey = (typeof textKeys)[number];
/** What every line is told in, and what is agreed on meals: not for whoever writes lines of logistics alone. */
export const termKeys: ReadonlySet<TextKey> = new Set([
  'costsBaseCurrency',
  'costCoffee',
  'costDinner',
  'costLunch',
]);

/** All that is edited on the tab; undo is a list of these. */
export interface Sheet {
  readonly lines: readonly CostLine[];
  readonly texts: Readonly<Record<TextKey, string>>;
}

export function sheetOf(event: CostEvent, sign: DecimalSign = '.'): Sheet {
  const texts = Object.fromEntries(textKeys.map((key) => [key, event[key] ?? '']));
  return { lines: event.estimatedCosts.map((cost) => lineOf(cost, sign)), texts: texts as Sheet['texts'] };
}

export const setCell = (sheet: Sheet, key: string, cell: Cell, value: string): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((line) => (line.key === key ? { ...line, [cell]: value } : line)),
});

export const removeLine = (sheet: Sheet, key: string): Sheet => ({
  ...sheet,
  lines: sheet.lines.filter((line) => line.key !== key),
});

export const addLines = (sheet: Sheet, lines: readonly CostLine[]): Sheet => ({
  ...sheet,
  lines: [...sheet.lines, ...lines],
});

/** Cells as a spreadsheet copies them; null where it is one plain text. */
export function cellsIn(text: string): readonly (readonly string[])[] | null {
  const rows = spreadsheetRows(text);
  const [only = '', ...others] = rows.flat();
  return others.length === 0 && !only.includes('\n') ? null : rows;
}

interface Words {
  readonly categories: readonly CostCategoryChoice[];
  readonly modeWord: (mode: (typeof unitModes)[number]) => string;
  readonly sign: DecimalSign;
  readonly locale: string;
}

/** What is pasted fills cells from there on, to the right and down; more rows than there are become new lines. */
export function pasteCells(
  sheet: Sheet,
  at: { readonly key: string; readonly cell: Cell; readonly order: readonly string[] },
  rows: readonly (readonly string[])[],
  words: Words,
): Sheet {
  const start = at.order.indexOf(at.key);
  const first = cells.indexOf(at.cell);
  return rows.reduce((now, row, index) => {
    const known = at.order[start + index];
    const line =
      now.lines.find(({ key }) => key === known) ??
      emptyLine(now.texts.costsBaseCurrency || 'EUR', '', words.sign);
    const typed = row.slice(0, cells.length - first).map((value, column) => {
      const cell = cells[first + column] ?? at.cell;
      return [cell, understood(cell, inOneLine(value).trim(), words)] as const;
    });
    const filled = plainAmounts({ ...line, ...Object.fromEntries(typed) });
    return known === undefined
      ? addLines(now, [filled])
      : { ...now, lines: now.lines.map((each) => (each.key === known ? filled : each)) };
  }, sheet);
}

/** A spreadsheet writes amounts with their currency; one that is not the line's stays to be mended. */
function plainAmounts(line: CostLine): CostLine {
  const plain = (amount: string) => (isOfAnother(amount, line.currency) ? amount : withoutCurrency(amount));
  return { ...line, exc: plain(line.exc), inc: plain(line.inc) };
}

/** A category by its path or its last name, a way of counting by its word, a day as it is typed; the rest, and what is none of these, as it is. */
function understood(cell: Cell, value: string, { categories, modeWord, locale }: Words): string {
  const wanted = value.toLowerCase();
  if (cell === 'currency') return value.toUpperCase();
  if (cell === 'date') return readDate(value, locale) ?? value;
  if (cell === 'mode')
    return (
      unitModes.find((mode) => mode.toLowerCase() === wanted || modeWord(mode).toLowerCase() === wanted) ??
      (value || 'FIXED')
    );
  if (cell !== 'category') return value;
  const found =
    categories.find(({ path }) => path.toLowerCase() === wanted) ??
    categories.find(({ path }) => path.toLowerCase().endsWith(`/ ${wanted}`));
  return found?.id ?? '';
}

/** How many places differ. */
export function countChanges(base: Sheet, now: Sheet): number {
  const before = new Map(base.lines.map((line) => [line.key, line]));
  const gone = base.lines.filter(({ key }) => !now.lines.some((line) => line.key === key)).length;
  const changed = now.lines.filter((line) => {
    const old = before.get(line.key);
    return old === undefined || !isSameLine(old, line);
  }).length;
  return gone + changed + textKeys.filter((key) => base.texts[key] !== now.texts[key]).length;
}

const columnOfText: Readonly<Record<TextKey, string>> = {
  costsBaseCurrency: 'costs_base_currency',
  costAccommodation: 'cost_accommodation',
  costCoffee: 'cost_coffee',
  costDinner: 'cost_dinner',
  costFlights: 'cost_flights',
  costLunch: 'cost_lunch',
  costTransfers: 'cost_transfers',
};
const cellOfColumn: Readonly<Record<string, Cell>> = {
  name: 'name',
  description: 'notes',
  cost_category_id: 'category',
  unit_mode: 'mode',
  fixed_units: 'units',
  participants: 'units',
  trainers: 'units',
  amount_exc_vat: 'exc',
  amount_inc_vat: 'inc',
  currency: 'currency',
  date: 'date',
};

/** What cannot be read, by line. */
export function problemsIn(sheet: Sheet): ReadonlyMap<string, Readonly<Partial<Record<Cell, Problem>>>> {
  return new Map(
    sheet.lines.flatMap((line) => {
      const read = readLine(line);
      return 'problems' in read ? [[line.key, read.problems] as const] : [];
    }),
  );
}

/** The nested lists of spec §7, and where a message about them belongs. */
export function changesOf(base: Sheet, now: Sheet) {
  const before = new Map(base.lines.map((line) => [line.key, line]));
  const readable = now.lines.flatMap((line) => {
    const read = readLine(line);
    return 'line' in read ? [{ line, input: read.line }] : [];
  });
  const changed = readable.filter(({ line }) => {
    const old = before.get(line.key);
    return old === undefined || !isSameLine(old, line);
  });
  const created = changed.filter(({ line }) => line.id === null);
  const updated = changed.filter(({ line }) => line.id !== null);
  const gone = base.lines.filter(({ key }) => !now.lines.some((line) => line.key === key));
  const texts = textKeys.filter((key) => base.texts[key] !== now.texts[key]);
  const place = (path: string): { readonly key: string; readonly cell: Cell } | undefined => {
    const [, list, index, column = ''] =
      /^input\.estimated_costs\.(create|update)\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
    const line = (list === 'create' ? created : updated)[Number(index)]?.line;
    return line && { key: line.key, cell: cellOfColumn[column] ?? 'name' };
  };
  return {
    input: {
      ...Object.fromEntries(texts.map((key) => [columnOfText[key], now.texts[key].trim() || null])),
      ...(created.length + updated.length + gone.length > 0 && {
        estimated_costs: {
          create: created.map(({ input }) => input),
          update: updated.map(({ line, input }) => ({ id: line.id ?? '', ...input })),
          delete: gone.flatMap(({ id }) => id ?? []),
        },
      }),
    },
    place,
  };
}
