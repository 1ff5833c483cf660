import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { Field } from './Field.ts';
import { camel, normal, pascal } from './names.ts';

/**
 * The Lighthouse convention: names and shapes. Everything that the generator takes for granted about an API stands in
 * this folder.
 */
export const names = {
  create: (type: string) => `create${pascal(type)}`,
  update: (type: string) => `update${pascal(type)}`,
  delete: (type: string) => `delete${pascal(type)}`,
  /** Brings back what was softly deleted. */
  restore: (type: string) => `restore${pascal(type)}`,
  /** The argument of a list that asks for what was deleted, and its value. */
  trashed: { argument: 'trashed', only: 'ONLY', label: 'Kept or deleted' },
  one: camel,
  input: 'input',
  page: 'page',
  perPage: 'first',
  orderBy: 'orderBy',
  /** More to sort by, where a contract fixes the columns of `orderBy`. */
  sortBy: 'sortBy',
  where: ['where', 'filter', 'filters'],
  data: 'data',
  info: 'paginatorInfo',
  total: 'total',
  hasMore: 'hasMorePages',
  /** Mutations that read records from a file, and write them to one. */
  imports: 'startImport',
  exports: 'exportRecords',
} as const;

/** A person's name in two parts: the second alone is many people's. */
export const givenName = 'first_name';
export const familyName = 'last_name';

/** The fields that name a record to a person, the first found wins. */
export const representationNames = [
  'full_name',
  'display_name',
  'name',
  'title',
  'label',
  'subject',
  familyName,
  'username',
  'email',
  'slug',
  'key',
  'code',
];

/** Where an update takes the version last read; only if the input of creation has no such field. */
export const versionNames = ['date_modified', 'updated_at', 'modified_at', 'lock_version'];

/** Where a creation takes the key that makes a form sent twice one record (K5). */
export const onceNames = ['idempotency_key'];

/** Plain texts that people write at length. */
export const longTextNames = [
  'body',
  'content',
  'description',
  'notes',
  'comment',
  'bio',
  'summary',
  'remarks',
];

/** Where a record says the currency of its amounts. */
export const currencyNames = ['currency', 'currency_code'];

/** Set by the system: shown, never filled in. */
export const recordNames = [
  'date_created',
  'date_modified',
  'created_at',
  'updated_at',
  'deleted_at',
  'registered_date',
];

/** A row's place among its fellows. */
export const orderNames = ['order', 'sort_order', 'position', 'priority', 'sequence'];

export const searchNames = ['text_search', 'search', 'q', 'query', 'keyword'];

/** Endings of filter keys; a key without one asks for equality, or for membership where it takes a list. */
export const filterEndings = [
  { ending: 'gte', operator: 'gte', words: 'from' },
  { ending: 'lte', operator: 'lte', words: 'up to' },
  { ending: 'gt', operator: 'gt', words: 'after' },
  { ending: 'lt', operator: 'lt', words: 'before' },
  { ending: 'not_in', operator: 'in', words: 'is none of' },
  { ending: 'in', operator: 'in', words: '' },
] as const;

/** Arguments that page, sort or wrap and therefore are no filters. */
export const isPaging = (argument: string): boolean =>
  [names.page, names.perPage, names.orderBy, names.sortBy].some((name) => name === argument);

export const isWhere = (argument: string): boolean => names.where.some((name) => name === argument);

interface ListShape {
  readonly type: GraphQLObjectType;
  readonly paged: boolean;
  readonly info: readonly string[];
}

/** `[T!]!` is a plain list, `{ data: [T!]!, paginatorInfo }` a page; anything else is no list of records. */
export function listShape(output: GraphQLOutputType): ListShape | undefined {
  const bare = getNullableType(output);
  if (isListType(bare)) {
    const item = getNullableType(bare.ofType);
    return isObjectType(item) ? { type: item, paged: false, info: [] } : undefined;
  }
  if (!isObjectType(bare)) return undefined;
  const data = bare.getFields()[names.data];
  const info = bare.getFields()[names.info];
  if (data === undefined || info === undefined || !isListType(getNullableType(data.type))) return undefined;
  const item = getNamedType(data.type);
  const infoType = getNamedType(info.type);
  if (!isObjectType(item) || !isObjectType(infoType)) return undefined;
  const has = (name: string) => infoType.getFields()[name] !== undefined;
  return { type: item, paged: true, info: [names.total, names.hasMore].filter(has) };
}

/** The record behind a field, or those of a list of it. */
export function recordOf({ type }: Pick<Field, 'type'>): GraphQLObjectType | undefined {
  const named = listShape(type)?.type ?? getNamedType(type);
  return isObjectType(named) ? named : undefined;
}

/** The identifying field of a type, as the type spells it: 'id' or 'ID'. */
export const idFieldOf = (type: GraphQLObjectType): string | undefined =>
  Object.values(type.getFields()).find(
    ({ name, type: of, args }) =>
      name.toLowerCase() === 'id' && isLeafType(getNullableType(of)) && args.length === 0,
  )?.name;

export const idArgumentOf = (field: Field): GraphQLArgument | undefined =>
  field.args.find(
    (argument) =>
      argument.name.toLowerCase() === 'id' &&
      isScalarType(getNamedType(argument.type)) &&
      !isListType(getNullableType(argument.type)),
  );

/** `can: [{action, allowed, why}]`: what the viewer may do with a record. Without it everything is offered. */
export function permissionsField(type: GraphQLObjectType): string | undefined {
  const field = type.getFields()['can'];
  const item = field && getNamedType(field.type);
  if (!field || !isListType(getNullableType(field.type)) || !isObjectType(item)) return undefined;
  return permissionMembers.every((name) => item.getFields()[name] !== undefined) ? field.name : undefined;
}

/** The query that lists values in use of a field, for a text to be chosen from. */
export const vocabularyQuery = 'distinctValues';

/** Members of a permission, as they are selected. */
export const permissionMembers = ['action', 'allowed', 'why'] as const;

/** `orderBy: [{column: Enum, order: SortOrder}]`, or `sortBy` likewise: the enum of columns. */
export function orderColumns(
  argument: GraphQLArgument,
  name: string = names.orderBy,
): GraphQLEnumType | undefined {
  const clause = getNamedType(argument.type);
  if (argument.name !== name || !isInputObjectType(clause)) return undefined;
  const { column, order } = clause.getFields();
  const type = column && order && getNamedType(column.type);
  return isEnumType(type) ? type : undefined;
}

/** A relation whose figures sort a list: `{orders: {aggregate: COUNT}}`, `{orders: {aggregate: SUM, column: TOTAL}}`. */
export interface OrderRelation {
  readonly name: string;
  readonly aggregates: readonly string[];
  /** Columns of the related records; empty where they can only be counted. */
  readonly columns: readonly string[];
}

/** The one figure that needs no column. */
export const countAggregate = 'COUNT';

export function orderRelations(argument: GraphQLArgument): readonly OrderRelation[] {
  const clause = getNamedType(argument.type);
  if (argument.name !== names.orderBy || !isInputObjectType(clause)) return [];
  return Object.values(clause.getFields()).flatMap(({ name, type }) => {
    const figure = getNamedType(type);
    if (!isInputObjectType(figure)) return [];
    const { aggregate, column } = figure.getFields();
    const valuesOf = (member: typeof aggregate) => {
      const of = member && getNamedType(member.type);
      return isEnumType(of) ? of.getValues().map((value) => value.name) : [];
    };
    const aggregates = valuesOf(aggregate);
    return aggregates.length === 0 ? [] : [{ name, aggregates, columns: valuesOf(column) }];
  });
}

/** `{column, operator, value, AND, OR, HAS}`: a builder of conditions, whatever its argument is called. */
export function isConditions(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return false;
  const fields = named.getFields();
  return (
    ['column', 'operator', 'value'].every((name) => fields[name] !== undefined) &&
    (fields['AND'] ?? fields['OR']) !== undefined
  );
}

/** `{operator, value: [ID!]!}`: one condition on a known column. */
export function conditionValue(type: GraphQLInputType): GraphQLInputType | undefined {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return undefined;
  const fields = named.getFields();
  return Object.keys(fields).length === 2 && fields['operator'] !== undefined
    ? fields['value']?.type
    : undefined;
}

/** 'DATE_START' of an order enum is the field `dateStart` or `date_start`. */
export const sameName = (one: string, other: string): boolean => normal(one) === normal(other);

/** The one that is called so, to the letter or else by the same words: `nom_` beside `_nom` is itself. */
export const namesake = <Named extends { readonly name: string }>(
  all: readonly Named[],
  name: string,
): Named | undefined =>
  all.find((each) => each.name === name) ?? all.find((each) => sameName(each.name, name));
