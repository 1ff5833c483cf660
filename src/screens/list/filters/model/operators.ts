import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import type { PropertyKind } from './FilterProperty.ts';

const emptiness = ['IS_NULL', 'IS_NOT_NULL'];
const choice = ['IN', 'NOT_IN', ...emptiness];
const single = ['EQ', 'NEQ', ...emptiness];
const text = ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'EQ', 'NEQ', 'IN', 'NOT_IN', ...emptiness];
const amount = ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN', 'NOT_BETWEEN', ...emptiness];
const day = ['WITHIN', 'EQ', 'LT', 'GT', 'LTE', 'GTE', 'BETWEEN', 'NEQ', ...emptiness];
const moment = ['WITHIN', 'EQ', 'LT', 'GT', 'LTE', 'GTE', 'BETWEEN', ...emptiness];

const byKind: Readonly<Partial<Record<PropertyKind, readonly string[]>>> = {
  enum: choice,
  reference: choice,
  currency: single,
  countryCode: single,
  listName: single,
  boolean: ['EQ', ...emptiness],
  string: text,
  text,
  richText: text,
  email: text,
  phone: text,
  url: text,
  id: ['EQ', 'NEQ', 'IN', 'NOT_IN', ...emptiness],
  int: [...amount, 'IN', 'NOT_IN'],
  float: amount,
  money: amount,
  minutes: amount,
  date: day,
  dateTime: moment,
  localDateTime: ['LT', 'GTE', 'BETWEEN', ...emptiness],
};

/** How values of a kind are compared, the usual way first; undefined where the kind says nothing of it. */
export const operatorsOf = (kind: PropertyKind | undefined): readonly string[] | undefined =>
  kind && byKind[kind];

/** What the contract must know for a thing to be said so. */
export const needs: Readonly<Record<string, readonly string[]>> = {
  CONTAINS: ['LIKE'],
  STARTS_WITH: ['LIKE'],
  NOT_CONTAINS: ['NOT_LIKE'],
  WITHIN: ['GTE', 'LT'],
};

export const isMoment = (kind: PropertyKind | undefined): boolean => kind === 'dateTime';
export const isDays = (kind: PropertyKind | undefined): boolean => kind === 'date' || isMoment(kind);
/** Chosen among what there is: several at once. */
export const isChosen = (kind: PropertyKind | undefined): boolean => kind === 'enum' || kind === 'reference';

export const takesValue = (operator: string): boolean => !emptiness.includes(operator);
export const takesList = (operator: string): boolean => operator === 'IN' || operator === 'NOT_IN';
export const takesRange = (operator: string): boolean => operator === 'BETWEEN' || operator === 'NOT_BETWEEN';

/** Whether a value survives the step from one operator to another. */
export const sameShape = (one: string, other: string): boolean =>
  [takesValue, takesList, takesRange, (operator: string) => operator === 'WITHIN'].every(
    (takes) => takes(one) === takes(other),
  );

/** Whether all is said: an emptied filter asks for nothing. */
export function isComplete({
  operator,
  value,
}: {
  readonly operator: string;
  readonly value: unknown;
}): boolean {
  if (!takesValue(operator)) return true;
  if (takesRange(operator)) return Array.isArray(value) && value.length === 2 && !value.some(isEmptyValue);
  return !isEmptyValue(value);
}
