import { getNamedType, type GraphQLOutputType, isEnumType, isNonNullType } from 'graphql';
import { columnsIn } from '#server/db/tables/columnsIn.ts';

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
