import { isUnknownWord } from '#schema/sentFilter.ts';
import { isDateText } from '#src/fields/value/isDateText.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';

/** What is known of the values that a filter takes. */
export interface SayableValues {
  readonly kind: string | undefined;
  /** Of a choice: all there are. */
  readonly values?: readonly string[] | undefined;
}

/** Of these a word stands for a value: today, me. In a text it is what it is. */
const worded: readonly unknown[] = ['date', 'dateTime', 'id', 'reference'];
const days: readonly unknown[] = ['date', 'dateTime'];

/**
 * Whether a filter may hold a value: an address or a view may name a choice that the contract has dropped, a word that
 * nobody knows, a day that is none. They would be refused, with no list to take them off.
 */
export function isSayable(value: unknown, { kind, values }: SayableValues): boolean {
  if (worded.includes(kind) && isUnknownWord(value)) return false;
  const said = [value].flat().filter((one) => !isEmptyValue(one));
  if (values !== undefined) return said.every((one) => typeof one === 'string' && values.includes(one));
  return !days.includes(kind) || said.every((one) => isDateText(one) || isWord(one));
}

const isWord = (value: unknown): boolean => typeof value === 'string' && value.startsWith('@');
