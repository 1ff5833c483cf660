import { sql } from 'kysely';
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

export function orderOfRows(order: Order): Sql {
  return orderList([...order.terms, { expression: sql.raw('"t"."id"'), suffix: order.idSuffix }]);
}

export function orderOfPage(order: Order): Sql {
  const terms = order.terms.map(({ suffix }, index) => ({ expression: value('k', index), suffix }));
  return orderList([...terms, { expression: sql.raw('"k"."id"'), suffix: order.idSuffix }]);
}
