import { Kind, parse, print } from 'graphql';
import { operationsOf } from '#server/graphql/cost/fieldsIn.ts';

/** A selection without some of its lists, and what is selected of those. */
export function setApart(
  selection: string,
  lists: readonly string[],
): { readonly rest: string; readonly apart: readonly (readonly [string, string])[] } {
  if (lists.length === 0) return { rest: selection, apart: [] };
  const [query] = operationsOf(parse(selection));
  const fields = query?.selectionSet.selections.filter((each) => each.kind === Kind.FIELD) ?? [];
  const isApart = ({ name }: (typeof fields)[number]) => lists.includes(name.value);
  const rest = fields.filter((field) => !isApart(field)).map(print);
  const apart = fields
    .filter(isApart)
    .map(({ name, selectionSet }) => [name.value, selectionSet ? print(selectionSet) : '{ id }'] as const);
  return { rest: `{ ${rest.join(' ')} }`, apart };
}
