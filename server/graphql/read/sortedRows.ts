import { sql } from 'kysely';
import { compileSql } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import { type Order, orderList } from './orderBy.ts';

export const value = (alias: string, index: number) => sql.raw(`"${alias}"."o${index}"`);

/** What rows are sorted by travels with them. */
export function columnsWith(columns: string, order: Order): Sql {
  return sql.join([
    sql.raw(columns),
    ...order.terms.map(({ expression }, index) => sql`${expression} as ${sql.raw(`"o${index}"`)}`),
  ]);
}

export function orderOfRows(order: Order, from = 0): Sql {
  return orderList([...order.terms.slice(from), { expression: sql.raw('"t"."id"'), suffix: order.idSuffix }]);
}

/** From a term on: of rows that are alike in those before it. */
export function orderOfPage(order: Order, from = 0): Sql {
  const terms = order.terms.map(({ suffix }, index) => ({ expression: value('k', index), suffix }));
  return orderList([...terms.slice(from), { expression: sql.raw('"k"."id"'), suffix: order.idSuffix }]);
}

/** The columns that it is by, where those are the rows' own: large tables have an index of them. */
export function ownColumns({ terms, joins }: Order): readonly string[] | null {
  if (joins.length > 0) return null;
  const names = terms.map(({ expression }) => /^"t"\."(\w+)"$/.exec(compileSql(expression).text)?.[1]);
  return names.every((name) => name !== undefined) ? names : null;
}
