import { isPeriod, isUnknownWord } from '#schema/sentFilter.ts';
import { isDateText } from '#src/fields/value/isDateText.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { isMovingDay } from './model/dayBounds.ts';

/** What is known of the values that a filter takes. */
interface SayableValues {
  readonly kind: string | undefined;
  /** Of a choice: all there are. */
  readonly values?: readonly string[] | undefined;
  /** How it is compared. */
  readonly operator?: string | undefined;
}

/** Of these a word stands for a value: today, me. In a text it is what it is. */
const worded: readonly unknown[] = ['date', 'dateTime', 'id', 'reference'];
const days: readonly unknown[] = ['date', 'dateTime'];

/**
 * Whether a filter may hold a value: an address or a view may name a choice that the contract has dropped, a word that
 * nobody knows, a day that is none. They would be refused, with no list to take them off.
 */
export function isSayable(value: unknown, { kind, values, operator = 'EQ' }: SayableValues): boolean {
  if (days.includes(kind) && !isComparable(value, kind, operator)) return false;
  if (worded.includes(kind) && isUnknownWord(value)) return false;
  const said = [value].flat().filter((one) => !isEmptyValue(one));
  if (values !== undefined) return said.every((one) => typeof one === 'string' && values.includes(one));
  return !days.includes(kind) || said.every((one) => isDateText(one) || isWord(one));
}

const ordered: readonly string[] = ['GT', 'GTE', 'LT', 'LTE'];

/**
 * A period is no day to differ from or to be one of, and no moment is a day that moves, which the editor says by two
 * bounds: compared so, nothing would be found, or one day of many.
 */
function isComparable(value: unknown, kind: string | undefined, operator: string): boolean {
  if (ordered.includes(operator)) return true;
  const all: readonly unknown[] = [value].flat();
  if (kind === 'dateTime') return !all.some(isMovingDay);
  return operator === 'EQ' || !all.some(isPeriod);
}

const isWord = (value: unknown): boolean => typeof value === 'string' && value.startsWith('@');
