import {
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLOutputType,
  type GraphQLType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { ColumnKind } from '#server/db/tables/columnKinds.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';

/** What a scalar may stand for; all others, and enums, are texts. A number of the kind id is a bigint. */
const kindsOf: Readonly<Record<string, readonly ColumnKind[]>> = {
  ID: ['id', 'text'],
  Int: ['number', 'id'],
  Float: ['decimal', 'number'],
  Money: ['number', 'id'],
  Minutes: ['number', 'id'],
  Boolean: ['flag'],
  Date: ['day'],
  DateTime: ['moment'],
  LocalDateTime: ['localMoment'],
  JSON: ['json'],
};
const kindsOfLists: readonly ColumnKind[] = ['list', 'json'];
const kindsOfTexts: readonly ColumnKind[] = ['text'];

/** A scalar over a column of another kind: each value would be refused, when it is read as well as when it is written. */
export function refusedScalars(table: string, column: string, type: GraphQLType): readonly string[] {
  const { kind } = columnsIn(table).get(column) ?? {};
  if (kind === undefined) return [];
  const named = getNamedType(type);
  const kinds = isListType(getNullableType(type))
    ? kindsOfLists
    : ((isEnumType(named) ? undefined : kindsOf[named.name]) ?? kindsOfTexts);
  return kinds.includes(kind)
    ? []
    : [`wants ${table}.${column} to be of the kind ${kinds.join(' or ')}, not ${kind}`];
}

/** What a column may hold and its field may not answer: the lists of whoever meets such a row would fail as a whole. */
export function refusedAnswers(table: string, column: string, type: GraphQLOutputType): readonly string[] {
  const columns = columnsIn(table);
  const { nullable, choices = [] } = columns.get(column) ?? {};
  // Of the columns of a view nobody says that they are never empty, not even of its id.
  const isView = columns.get('id')?.nullable === true;
  const named = getNamedType(type);
  const unknown = isEnumType(named) ? choices.filter((value) => !named.getValue(value)) : [];
  return [
    ...(isNonNullType(type) && nullable === true && !isView
      ? [`wants ${table}.${column} to be never empty, by a migration`]
      : []),
    ...unknown.map((value) => `wants ${value} out of the check of ${table}.${column}, by a migration`),
  ];
}

/** Values that an enum has gained, while the check of its column does not let them in yet. */
export function refusedValues(
  table: string,
  members: readonly Pick<GraphQLInputField, 'name' | 'type'>[],
): readonly string[] {
  return members.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    const choices = columnsIn(table).get(name)?.choices;
    if (!isEnumType(named) || choices === undefined) return [];
    return named
      .getValues()
      .filter((value) => !choices.includes(value.name))
      .map(
        (value) =>
          `input ${name} wants ${value.name} in the check of ${table}.${name}, by a migration, or a part`,
      );
  });
}
