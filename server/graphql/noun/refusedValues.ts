import { getNamedType, type GraphQLInputField, isEnumType } from 'graphql';
import { columnsIn } from '#server/db/tables/columnsIn.ts';

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
