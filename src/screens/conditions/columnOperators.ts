import type { ConditionColumn, ConditionsDefinition } from './ConditionsDefinition.ts';

const emptiness = ['IS_NULL', 'IS_NOT_NULL'];
const choice = ['EQ', 'NEQ', 'IN', 'NOT_IN', ...emptiness];
const text = ['EQ', 'NEQ', 'CONTAINS', 'STARTS_WITH', 'NOT_CONTAINS', 'IN', 'NOT_IN', ...emptiness];
const amount = ['EQ', 'NEQ', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN', 'NOT_BETWEEN', ...emptiness];

const byKind: Readonly<Partial<Record<NonNullable<ConditionColumn['kind']>, readonly string[]>>> = {
  enum: choice,
  reference: choice,
  boolean: ['EQ', 'NEQ', ...emptiness],
  string: text,
  text,
  richText: text,
  email: text,
  phone: text,
  url: text,
  countryCode: text,
  currency: text,
  int: [...amount, 'IN', 'NOT_IN'],
  float: amount,
  money: amount,
  minutes: amount,
  date: amount,
  dateTime: amount,
  localDateTime: amount,
};

/** What the contract must know for a text to be said so. */
const needs: Readonly<Record<string, string>> = {
  CONTAINS: 'LIKE',
  STARTS_WITH: 'LIKE',
  NOT_CONTAINS: 'NOT_LIKE',
};

/** How a column can be compared, by what it holds; all that the contract has where that is not known. */
export function columnOperators(
  { operators }: ConditionsDefinition,
  column: ConditionColumn | undefined,
): readonly string[] {
  const suited = column?.kind && byKind[column.kind];
  return suited?.filter((operator) => operators.includes(needs[operator] ?? operator)) ?? operators;
}
