import { nobody, type PlannedUnits, unitsOf } from '#schema/costUnits.ts';
import { currencyExponent } from '#schema/currencyExponent.ts';
import { mostEntered, mostOfCost } from '#schema/moneyLimits.ts';
import { isDay } from '#src/data/dayOrMoment.ts';
import { type DecimalSign, minorToDecimal } from '#src/fields/money/formatMoney.ts';
import { readMoney } from '#src/fields/money/readMoney.ts';
import { keptFormat } from '#src/fields/wording/keptFormat.ts';
import type { UnitMode } from '#src/generated/schema.ts';
import type { CostSource } from './costOperations.ts';

/** What is typed into, in the order of Tab and of pasted cells. */
export const cells = [
  'name',
  'category',
  'mode',
  'units',
  'exc',
  'inc',
  'currency',
  'date',
  'notes',
] as const;
export type Cell = (typeof cells)[number];

/** A line as it is typed: texts, which may not be read yet. */
export type CostLine = Readonly<Record<Cell, string>> & {
  /** Of its own, also before it has an id. */
  readonly key: string;
  readonly id: string | null;
  /** What stands before the cents of its amounts. */
  readonly sign: DecimalSign;
};

export const unitModes: readonly UnitMode[] = ['FIXED', 'PER_PARTICIPANT', 'PER_TRAINER', 'PER_PERSON'];

/** What is kept of a line: the columns of the contract. */
export interface ReadLine extends PlannedUnits {
  readonly unit_mode: UnitMode;
  readonly name: string;
  readonly description: string | null;
  readonly cost_category_id: string;
  readonly amount_exc_vat: number;
  readonly amount_inc_vat: number;
  readonly currency: string;
  readonly date: string | null;
}

/** Why a cell cannot be read. */
export type Problem =
  | 'name'
  | 'category'
  | 'mode'
  | 'units'
  | 'exc'
  | 'inc'
  | 'inc_below'
  | 'amount_most'
  | 'total_most'
  | 'currency'
  | 'date';
export type Problems = Readonly<Partial<Record<Cell, Problem>>>;

let made = 0;
export const newKey = (): string => `new-${(made += 1)}-${Date.now()}`;

export const emptyLine = (currency: string, category = '', sign: DecimalSign = '.'): CostLine => ({
  key: newKey(),
  id: null,
  sign,
  name: '',
  category,
  mode: 'FIXED',
  units: '',
  exc: '',
  inc: '',
  currency,
  date: '',
  notes: '',
});

export function lineOf(cost: CostSource['estimatedCosts'][number], sign: DecimalSign = '.'): CostLine {
  const amount = (minor: number) => minorToDecimal(minor, currencyExponent(cost.currency), sign);
  return {
    key: cost.id,
    id: cost.id,
    sign,
    name: cost.name,
    category: cost.costCategoryId,
    mode: cost.unitMode,
    units: unitsText(cost),
    exc: amount(cost.amountExcVat),
    inc: amount(cost.amountIncVat),
    currency: cost.currency,
    date: cost.date ?? '',
    notes: cost.description ?? '',
  };
}

type Planned = Pick<
  CostSource['estimatedCosts'][number],
  'unitMode' | 'fixedUnits' | 'participants' | 'trainers'
>;

/** '3', or of participants and trainers '12 + 2'; empty where those count who are there. */
function unitsText({ unitMode, fixedUnits, participants, trainers }: Planned): string {
  if (unitMode === 'FIXED') return text(fixedUnits);
  if (unitMode === 'PER_PARTICIPANT') return text(participants);
  if (unitMode === 'PER_TRAINER') return text(trainers);
  return trainers === null ? text(participants) : `${text(participants)} + ${trainers}`.trim();
}

const text = (value: number | null): string => (value === null ? '' : String(value));
const isMode = (value: string): value is UnitMode => unitModes.some((mode) => mode === value);

type Units = Pick<ReadLine, 'fixed_units' | 'participants' | 'trainers'>;
const none: Units = { fixed_units: null, participants: null, trainers: null };

function readUnits(mode: UnitMode, typed: string): Units | null {
  const [, first = '', , second] = /^\s*(\d{0,6})\s*(\+\s*(\d{1,6}))?\s*$/.exec(typed) ?? [, null];
  if (first === null || (second !== undefined && mode !== 'PER_PERSON')) return null;
  const number = first === '' ? null : Number(first);
  if (mode === 'FIXED') return { ...none, fixed_units: number };
  if (mode === 'PER_TRAINER') return { ...none, trainers: number };
  return { ...none, participants: number, trainers: second === undefined ? null : Number(second) };
}

/** In minor units, or why it is none: the name of its cell. */
function readAmount(line: CostLine, cell: 'exc' | 'inc', currency: string): number | Problem {
  const typed = line[cell];
  const minor = typed.trim() === '' ? null : readMoney(typed, currencyExponent(currency), line.sign);
  if (typeof minor !== 'number' || minor < 0) return cell;
  return minor > mostEntered ? 'amount_most' : minor;
}

/** An amount as it is read, thousands apart; as it was typed where it is none. */
export function amountText(line: CostLine, cell: 'exc' | 'inc', locale: string): string {
  const currency = line.currency.trim().toUpperCase();
  const amount = readAmount(line, cell, currency);
  if (typeof amount !== 'number') return line[cell];
  const digits = currencyExponent(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = minorToDecimal(amount, digits) as `${number}`;
  return keptFormat(Intl.NumberFormat, locale, fraction).format(text);
}

/** What is not planned is counted by who comes, which is for the server to know. */
const planned = (mode: UnitMode, units: Units) => unitsOf({ unit_mode: mode, ...units }, nobody) ?? 0;

/** Read where it was typed. */
const isDayOrNone = (typed: string): boolean => typed === '' || isDay(typed);

/** The line as it is kept, or what cannot be read of it. */
export function readLine(line: CostLine): { readonly line: ReadLine } | { readonly problems: Problems } {
  const name = line.name.trim();
  const currency = line.currency.trim().toUpperCase();
  const mode = isMode(line.mode) ? line.mode : null;
  // Of what is multiplied by nothing known, all units may be right.
  const units = readUnits(mode ?? 'PER_PERSON', line.units);
  const exc = readAmount(line, 'exc', currency);
  const inc = readAmount(line, 'inc', currency);
  const isBelow = typeof exc === 'number' && typeof inc === 'number' && inc < exc;
  const isTooMuch =
    mode !== null && units !== null && typeof inc === 'number' && planned(mode, units) * inc > mostOfCost;
  if (
    name === '' ||
    line.category === '' ||
    mode === null ||
    units === null ||
    typeof exc !== 'number' ||
    typeof inc !== 'number' ||
    isBelow ||
    isTooMuch ||
    !/^[A-Z]{3}$/.test(currency) ||
    !isDayOrNone(line.date)
  ) {
    return {
      problems: {
        ...(name === '' && { name: 'name' }),
        ...(line.category === '' && { category: 'category' }),
        ...(mode === null && { mode: 'mode' }),
        ...(units === null ? { units: 'units' } : isTooMuch && { units: 'total_most' }),
        ...(typeof exc !== 'number' && { exc }),
        ...(typeof inc !== 'number' ? { inc } : isBelow && { inc: 'inc_below' }),
        ...(!/^[A-Z]{3}$/.test(currency) && { currency: 'currency' }),
        ...(!isDayOrNone(line.date) && { date: 'date' }),
      },
    };
  }
  const kept = {
    name,
    description: line.notes.trim() || null,
    cost_category_id: line.category,
    unit_mode: mode,
  };
  return {
    line: { ...kept, ...units, amount_exc_vat: exc, amount_inc_vat: inc, currency, date: line.date || null },
  };
}

export const isSameLine = (one: CostLine, other: CostLine): boolean =>
  cells.every((cell) => one[cell] === other[cell]);
