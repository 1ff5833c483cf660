import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import { validationFailed } from '#server/errors/errors.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import { Selection } from '#server/graphql/read/selection.ts';

/** What a field parts rows by. */
type GroupKind = 'value' | 'record' | 'day' | 'moment';

export interface GroupField {
  readonly name: string;
  readonly kind: GroupKind;
  /** What is read of it: of a related record its id. */
  readonly below: Selection;
  readonly idField: string;
}

const numbers: ReadonlySet<string> = new Set(['Int', 'Float', 'Money', 'Minutes']);
const labels: ReadonlySet<string> = new Set(['String', 'Currency', 'CountryCode']);

/** A field of the rows by its name. @throws validationFailed where there is none, or it takes too long for all of them */
export function fieldOf(
  type: GraphQLObjectType,
  { work }: Entity,
  name: string,
  place: string,
): GraphQLField<unknown, unknown> {
  const field = type.getFields()[name];
  if (field === undefined || isListType(getNullableType(field.type)))
    throw validationFailed(place, 'These records have no such field.');
  if (work?.[name] !== undefined)
    throw validationFailed(place, 'This takes too long to be reckoned for all records.');
  return field;
}

/** @throws validationFailed where nothing can be added up */
export function requireNumber(field: GraphQLField<unknown, unknown>, place: string): void {
  if (!numbers.has(getNamedType(field.type).name)) throw validationFailed(place, 'This is not a number.');
}

/** @throws validationFailed where it says nothing that numbers could be of */
export function requireLabel(field: GraphQLField<unknown, unknown>, place: string): void {
  const named = getNamedType(field.type);
  if (!labels.has(named.name) && !isEnumType(named))
    throw validationFailed(place, 'This does not say what a number is of.');
}

/** @throws validationFailed for a field whose values do not part rows */
export function groupField(field: GraphQLField<unknown, unknown>, place: string): GroupField {
  const named = getNamedType(field.type);
  const group = (kind: GroupKind, below = new Selection(), idField = 'id'): GroupField => ({
    name: field.name,
    kind,
    below,
    idField,
  });
  if (isEnumType(named) || named.name === 'Boolean') return group('value');
  if (named.name === 'Date') return group('day');
  if (named.name === 'DateTime') return group('moment');
  const idField = isObjectType(named)
    ? ['id', 'ID'].find((name) => named.getFields()[name] !== undefined)
    : undefined;
  if (idField === undefined) throw validationFailed(place, 'Records cannot be grouped by this.');
  return group('record', new Selection([[idField, { name: idField, below: new Selection() }]]), idField);
}
