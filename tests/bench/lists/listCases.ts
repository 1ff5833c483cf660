import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { UserError } from '#server/errors/errors.ts';
import { enumValues, listOperation, objectType } from '#server/graphql/contract.ts';
import type { Noun } from '#server/graphql/noun/defineNoun.ts';
import type { ListArguments } from '#server/graphql/read/ListDefinition.ts';
import { nouns } from '#server/modules/nouns.ts';

/** One way to ask for a list. */
export interface ListCase {
  readonly name: string;
  readonly args: ListArguments;
}

/** Frequent, rare, and of nobody. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  ID: ['1', '39', '777'],
  Boolean: [true, false],
  String: ['müller', 'event', 'c4ca4238', 'zzzzz'],
  Currency: ['EUR', 'JPY', 'CHF'],
  Date: ['2023-06-01', '2026-11-01', '2028-02-01'],
};
/** What a column of conditions is compared with, where the scalars of its name do not tell. */
const tested: Readonly<Record<string, readonly unknown[]>> = {
  FIRST_NAME: ['Anna', '美咲', 'Nobody'],
  LAST_NAME: ['Müller c4ca4238a0b9', 'García', 'Nobody'],
  FULL_NAME: ['Dr Anna García', 'Nobody'],
  EMAIL: ['p777@clinic.example', 'nobody@clinic.example'],
  USER_EMAIL: ['booker7@bench.example'],
  CITY: ['City 17', 'Nowhere'],
  NATIONALITY: ['DE', 'XX'],
  JOB_TITLE: ['Job 7', 'None'],
  SPECIALITY: ['Neurology', 'None'],
  ONEKEY_ID: ['OK500', 'OK1'],
  VEEVA_ID: ['V1'],
  MODEL: ['Booking 770', 'Nothing'],
  AUDITABLE_TYPE: ['EventBooking', 'Trainer'],
  EVENT: ['created', 'revealed'],
  IS_HCP: [true, false],
  DATE_CREATED: ['2023-02-01', '2025-12-30'],
  DATE_MODIFIED: ['2020-02-01', '2099-12-30'],
  CREATED_AT: ['2023-07-01', '2026-05-30'],
  BOOKING_STATUS: ['NEW', 'NOT_SET'],
  BOOKING_TYPE: ['STAFF'],
  DATE_ARRIVAL: ['2024-05-05', '1999-01-01'],
  DATE_DEPARTURE: ['2024-05-05', '1999-01-01'],
  DATE_CHECK_IN: ['2024-05-05', '1999-01-01'],
  DATE_CHECK_OUT: ['2024-05-05', '1999-01-01'],
  ACCOMMODATION: [true],
  TRANSPORTATION: [true],
  VISA_REQUIRED: [true],
  COLLECT_STATUS: ['INCOMPLETE', 'COMPLETE'],
  DATE_EXPIRY: ['2026-11-25', '1999-01-01'],
  NAME: ['Event 17', 'Nobody'],
};
const dayOfOwner = ['2024-05-05', '1999-01-01'];
/** The columns of a record that rows belong to are compared with what its own are. */
function samplesOf(column: string): readonly unknown[] {
  const own = column.replace(/^(CENTRE_EVENT|PARTICIPANT|TRAINING_CENTRE)_(?!ID$|COUNT$)/, '');
  if (/^DATE_(START|END)$/.test(own)) return dayOfOwner;
  return tested[own] ?? samples['ID'] ?? [];
}

const compared = ['EQ', 'NEQ', 'IN', 'NOT_IN', 'GT', 'LTE', 'BETWEEN', 'LIKE', 'NOT_LIKE'];
const unordered = new Set(
  ['IS_HCP', 'BOOKING_STATUS', 'BOOKING_TYPE', 'COLLECT_STATUS'].concat([
    'ACCOMMODATION',
    'TRANSPORTATION',
    'VISA_REQUIRED',
  ]),
);
const texts = new Set(
  ['FIRST_NAME', 'LAST_NAME', 'FULL_NAME', 'EMAIL', 'USER_EMAIL', 'CITY', 'NATIONALITY'].concat([
    'JOB_TITLE',
    'SPECIALITY',
    'ONEKEY_ID',
    'VEEVA_ID',
    'MODEL',
    'AUDITABLE_TYPE',
    'EVENT',
    'NAME',
    'CENTRE_EVENT_NAME',
    'PARTICIPANT_FIRST_NAME',
    'PARTICIPANT_LAST_NAME',
    'PARTICIPANT_EMAIL',
    'PARTICIPANT_CITY',
  ]),
);

/** Every key, condition, relation that is counted, and order of a list, each with values. */
export function listCases(noun: Noun): readonly ListCase[] {
  const [entity] = noun.entities;
  const args = (entity && listOperation(entity.type)?.field.args) ?? [];
  return [
    { name: 'all', args: {} },
    ...args
      .filter(({ name }) => !['first', 'page', 'where', 'orderBy', 'sortBy'].includes(name))
      .flatMap((arg) => keyed(arg)),
    ...fieldsOf(args, 'where').flatMap((key) =>
      keyed(key).map(({ name, args: where }) => ({ name, args: { where } })),
    ),
    ...orders('orderBy', fieldsOf(args, 'orderBy')),
    ...orders('sortBy', fieldsOf(args, 'sortBy')),
  ];
}

const fieldsOf = (args: readonly GraphQLArgument[], name: string): readonly GraphQLInputField[] => {
  const type = getNamedType(args.find((arg) => arg.name === name)?.type);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
};

function keyed({
  name,
  type,
}: {
  readonly name: string;
  readonly type: GraphQLInputType;
}): readonly ListCase[] {
  if (name === 'whereConditions') {
    const node = getNamedType(type);
    return conditions(node).map((each) => ({ name: each.name, args: { [name]: each.value } }));
  }
  return valuesOf(type).map((value) => ({
    name: `${name} ${JSON.stringify(value)}`,
    args: { [name]: value },
  }));
}

function valuesOf(type: GraphQLInputType): readonly unknown[] {
  if (isNonNullType(type)) return valuesOf(type.ofType);
  if (isListType(type)) return valuesOf(type.ofType).map((value) => [value]);
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (isInputObjectType(type))
    return ['IN', 'NOT_IN'].flatMap((operator) => [
      { operator, value: ['1'] },
      { operator, value: ['39'] },
    ]);
  const values = samples[type.name];
  if (!values) throw new Error(`Nobody knows a value of ${type.name}.`);
  return values;
}

interface Condition {
  readonly name: string;
  readonly value: unknown;
}

function conditions(node: ReturnType<typeof getNamedType>): readonly Condition[] {
  const member = (name: string) =>
    isInputObjectType(node) ? getNamedType(node.getFields()[name]?.type) : undefined;
  return [...tests(enumValues(node, 'column')), ...counts(member('HAS'))];
}

function tests(columns: readonly string[]): readonly Condition[] {
  return columns.flatMap((column) => [
    ...['IS_NULL', 'IS_NOT_NULL'].map((operator) => ({
      name: `${column} ${operator}`,
      value: { column, operator },
    })),
    ...compared
      .filter((operator) => suits(operator, column))
      .flatMap((operator) => samplesOf(column).map((value) => test(column, operator, value))),
  ]);
}

function suits(operator: string, column: string): boolean {
  if (operator.endsWith('LIKE')) return texts.has(column);
  return !unordered.has(column) || ['EQ', 'NEQ', 'IN', 'NOT_IN'].includes(operator);
}

function test(column: string, operator: string, sample: unknown): Condition {
  const value = operator.endsWith('IN')
    ? [sample]
    : operator === 'BETWEEN'
      ? [sample, sample]
      : operator.endsWith('LIKE')
        ? `%${String(sample).slice(1, 9)}%`
        : sample;
  return { name: `${column} ${operator} ${JSON.stringify(value)}`, value: { column, operator, value } };
}

/** HAS by itself and with each of its conditions. */
function counts(has: ReturnType<typeof getNamedType> | undefined): readonly Condition[] {
  const inner = isInputObjectType(has) ? getNamedType(has.getFields()['condition']?.type) : undefined;
  return enumValues(has, 'relation').flatMap((relation) => [
    ...(
      [
        ['GTE', 1],
        ['GTE', 5],
        ['EQ', 0],
        ['LT', 3],
      ] as const
    ).map(([operator, amount]) => ({
      name: `HAS ${relation} ${operator} ${amount}`,
      value: { HAS: { relation, operator, amount } },
    })),
    ...tests(enumValues(inner, 'column'))
      .filter(({ name }) => / (EQ|GT) /.test(name))
      .filter(({ name }) =>
        relation === 'EVENT_BOOKINGS' ? !name.startsWith('PRIORITY') : !name.startsWith('BOOKING'),
      )
      .flatMap(({ name, value }) =>
        [1, 2].map((amount) => ({
          name: `HAS ${relation} GTE ${amount} of ${name}`,
          value: { HAS: { relation, amount, condition: value } },
        })),
      ),
  ]);
}

function orders(argument: string, members: readonly GraphQLInputField[]): readonly ListCase[] {
  return members.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    const items =
      name === 'column'
        ? isEnumType(named)
          ? named.getValues().map((value) => ({ column: value.name }))
          : []
        : figures(name, named);
    return items.flatMap((item) =>
      ['ASC', 'DESC'].map((order) => ({
        name: `${argument} ${JSON.stringify(item)} ${order}`,
        args: { [argument]: [{ ...item, order }] },
      })),
    );
  });
}

function figures(name: string, type: ReturnType<typeof getNamedType>): readonly object[] {
  const columns = enumValues(type, 'column');
  if (columns.length === 0) return [];
  return [
    { [name]: { aggregate: 'COUNT' } },
    ...columns.flatMap((column) => ['MIN', 'MAX'].map((aggregate) => ({ [name]: { aggregate, column } }))),
  ];
}

/** All lists but that of sessions, which are nobody's records. */
export const listsWithIds = nouns.flatMap((noun) =>
  noun.list && 'id' in objectType(noun.list.entity.type).getFields() ? [{ noun, list: noun.list }] : [],
);

/** What the viewer may not filter by, or the related rows do not have. */
export function isRefused(compile: () => unknown): boolean {
  try {
    compile();
    return false;
  } catch (error) {
    if (error instanceof UserError) return true;
    throw error;
  }
}
