import { getNamedType, type GraphQLType, isEnumType, isListType, getNullableType } from 'graphql';
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
