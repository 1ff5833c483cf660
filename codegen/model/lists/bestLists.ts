import type { Field } from '#codegen/convention/Field.ts';
import { isPaging, listShape, names, sameName } from '#codegen/convention/lighthouse.ts';
import { plural } from '#codegen/convention/names.ts';
import { demandedArguments, namesOf } from '../demandedArguments.ts';

/** The queries that list a type: the one that its screen asks, and the one that it is called by. */
export interface FoundList {
  readonly query: Field;
  readonly name: string;
}

/** Why a screen cannot list records by a query; undefined where it can, or where the query lists none. */
export function listFault(query: Field): string | undefined {
  const shape = listShape(query.type);
  if (shape === undefined) return undefined;
  const demanded = demandedArguments(query).filter(({ name }) => !isPaging(name));
  if (demanded.length > 0) return `it demands ${namesOf(demanded)}, which no list knows`;
  const has = (name: string) => query.args.some((argument) => argument.name === name);
  return shape.paged && !(has(names.page) && has(names.perPage))
    ? `it answers a page, but is not asked for one by ${names.page} and ${names.perPage}`
    : undefined;
}

/**
 * Several queries may list one type (`posts`, `postsPaginated`, `myPosts`): a page is taken before the whole list, among
 * equals the one named like the type. It is called by that name in any case.
 */
export function bestLists(queries: readonly Field[]): ReadonlyMap<string, FoundList> {
  const best = new Map<string, FoundList>();
  for (const query of queries) {
    const shape = listShape(query.type);
    if (shape === undefined || listFault(query) !== undefined) continue;
    const isNamesake = (name: string) => sameName(name, plural(shape.type.name));
    const rank = (field: Field) => (listShape(field.type)?.paged ? 2 : 0) + (isNamesake(field.name) ? 1 : 0);
    const before = best.get(shape.type.name);
    const taken = before === undefined || rank(query) > rank(before.query) ? query : before.query;
    const name = isNamesake(query.name) ? query.name : before?.name;
    best.set(shape.type.name, {
      query: taken,
      name: name !== undefined && isNamesake(name) ? name : taken.name,
    });
  }
  return best;
}
