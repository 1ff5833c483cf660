import { currencyExponent } from '#schema/currencyExponent.ts';
import { isTypedFormula, meantText } from '#schema/formulaText.ts';
import { isOfAnother, withoutCurrency } from '#schema/statedAmount.ts';
import { textProblem } from '#server/graphql/textLimits.ts';
import type { Cell, DateStyle, DecimalStyle } from '#server/sheets/Sheet.ts';
import { fold } from './fold.ts';
import type { ImportField } from './importFields.ts';
import { decimalOf } from './decimalOf.ts';
import { dayOf, type DayReading, momentOf } from './dayOf.ts';

export interface Reading {
  readonly decimals: DecimalStyle;
  readonly dates: DateStyle;
  /** Words for values that are chosen from some, by field, then folded. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Why a cell is not what its field takes, in words. */
export class CellProblem extends Error {}

/** As it is typed. */
export const typedText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell).trim();

/** As it is meant. */
export const textOfCell = (cell: Cell): string => meantText(typedText(cell));

/** What Excel has for a value that it cannot work out, a CSV file that it has written too. */
const workbookError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

/**
 * What a cell means to its field, as the input of the contract takes it. `currency` is that of an amount.
 * @throws CellProblem
 */
export function cellValue(
  cell: Cell,
  field: ImportField,
  reading: Reading & DayReading,
  currency: string | null,
): unknown {
  if (isTypedFormula(typedText(cell)))
    throw new CellProblem('This is a formula. Please put its value in its place.');
  const text = textOfCell(cell);
  if (workbookError.test(text))
    throw new CellProblem(`This is the error ${text} of a workbook. Please put a value in its place.`);
  if (!field.isList) return single(cell, text, field, reading, currency);
  return partsOf(text).map((each) => single(each, each, field, reading, currency));
}

/** What a cell lists. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** What is no text, and is short however it is written: to take thousands of blanks apart takes seconds. */
const shortKinds = new Set([
  'Boolean',
  'Int',
  'Minutes',
  'Float',
  'Money',
  'Date',
  'DateTime',
  'LocalDateTime',
]);
const longestOfShort = 100;

function single(
  cell: Cell,
  text: string,
  field: ImportField,
  { decimals, words, ...days }: Reading & DayReading,
  currency: string | null,
): unknown {
  if (field.values) return choice(text, field.values, words[field.field] ?? {});
  const tooLong = shortKinds.has(field.scalar) ? textProblem(text, longestOfShort) : null;
  if (tooLong !== null) return refuse(tooLong);
  switch (field.scalar) {
    case 'Boolean':
      return typeof cell === 'boolean' ? cell : flag(text);
    case 'Int':
    case 'Minutes':
    case 'Float':
      return number(cell, text, decimals);
    case 'Money':
      return amount(cell, decimals, field, currency);
    case 'Date':
      return dayOf(text, days) ?? refuse('This is no day that can be read. Write it like 2027-03-12.');
    case 'DateTime':
    case 'LocalDateTime':
      return (
        momentOf(text, days, field.scalar) ??
        refuse('This is no moment that can be read. Write it like 2027-03-12 09:30.')
      );
    case 'CountryCode':
      return worded(text, words[field.field] ?? {}) ?? text.toUpperCase();
    case 'Currency':
      return text.toUpperCase();
    default: {
      // What is text to the contract may still be chosen from words: the write says whether there is such a value.
      const said = worded(text, words[field.field] ?? {}) ?? text;
      const problem = textProblem(said, field.longest);
      return problem === null ? said : refuse(problem);
    }
  }
}

function refuse(message: string): never {
  throw new CellProblem(message);
}

const flags: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  y: true,
  '1': true,
  x: true,
  ja: true,
  oui: true,
  no: false,
  false: false,
  n: false,
  '0': false,
  nein: false,
  non: false,
};

function flag(text: string): boolean {
  const name = fold(text);
  return Object.hasOwn(flags, name) && flags[name] !== undefined ? flags[name] : refuse('Must be yes or no.');
}

function number(cell: Cell, text: string, decimals: DecimalStyle): number {
  if (typeof cell === 'number') return cell;
  return Number(decimalOf(text, decimals) ?? refuse('This is no number that can be read.'));
}

/** In whole minor units, without a detour over fractions that no computer holds. */
function amount(cell: Cell, decimals: DecimalStyle, field: ImportField, currency: string | null): number {
  const text = textOfCell(cell);
  if (currency !== null && isOfAnother(text, currency))
    return refuse(`This amount is not in ${currency}, the currency of its row.`);
  // A workbook keeps fifteen digits; what stands behind them is its way of keeping them.
  const decimal =
    typeof cell === 'number'
      ? decimalOf(String(Number(cell.toPrecision(15))), 'POINT')
      : decimalOf(withoutCurrency(text), decimals);
  if (decimal === null) return refuse('This is no amount that can be read.');
  if (currency === null)
    return refuse(
      field.currency === null
        ? 'It is not known which currency this is.'
        : 'Which currency this is, has to stand in a column of its own.',
    );
  const exponent = currencyExponent(currency);
  const [whole = '', fraction = ''] = decimal.split('.');
  if (fraction.replace(/0+$/, '').length > exponent)
    return refuse(`Amounts in ${currency} have ${exponent === 0 ? 'no' : `at most ${exponent}`} decimals.`);
  return Number(`${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`);
}

function choice(text: string, values: readonly string[], words: Readonly<Record<string, string>>): string {
  // 'Is pending' is said of a state as well as 'pending'.
  for (const name of [text, text.replace(/^is\s+/i, '')]) {
    const found = worded(name, words) ?? values.find((value) => fold(value) === fold(name));
    if (found !== undefined && values.includes(found)) return found;
  }
  return refuse(`Must be one of ${values.map((value) => labelIn(words, value)).join(', ')}.`);
}

/** The value that a word stands for. */
function worded(text: string, words: Readonly<Record<string, string>>): string | undefined {
  const name = fold(text);
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

const labelIn = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.keys(words).find((word) => words[word] === value) ?? value;
