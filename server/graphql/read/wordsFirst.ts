import { sql } from 'kysely';
import { and, type Sql, whole } from '#server/db/conditions.ts';
import { plannedAnew } from '#server/db/plannedAnew.ts';
import { areAll } from './fewFirst.ts';
import { firstRowsFirst } from './firstRows.ts';
import type { Order } from './orderBy.ts';
import type { Way } from './paginator.ts';
import { orderOfPage } from './sortedRows.ts';

interface Asked {
  readonly table: string;
  /** What rows meet, words among it that an index knows. */
  readonly condition: Sql;
  /** The order in which the page is read, and how far on it lies. */
  readonly order: Order;
  readonly way: Way;
  /** The rows of a source `t` that meet a condition, with what they are sorted by. */
  readonly rowsFrom: (from: Sql, where: Sql) => Sql;
  /** The page of those, and of rows that are sorted. */
  readonly pageFrom: (from: Sql, where: Sql) => Sql;
  readonly page: (sorted: Sql) => Sql;
}

/** So many rows with the same words are sorted sooner than they are met in the order of a list. */
const fewWords = 50_000;

/**
 * A page of rows with words. Those that many rows have fill it from the first rows of the order, and no index need be
 * asked how many they are. Where they do not, their index finds the rows, which are sorted where they are few, and the
 * order is walked where they are not: one of the three answers, and the next never begins (ADR 21).
 */
export function wordsFirst(asked: Asked): Sql {
  const { table, condition, order, way, rowsFrom, pageFrom, page } = asked;
  const all = sql`${sql.id(table)} "t"`;
  const found = sql`with ${sql.raw(plannedAnew)} "looked" as materialized (${rowsFrom(all, condition)} limit ${whole(fewWords)} + 1),
    "all" as materialized (select count(*) <= ${whole(fewWords)} as "are_found" from "looked")
    (${page(sql`select * from "looked" "k" where ${areAll} order by ${orderOfPage(order)}`)})
    union all (${pageFrom(all, and([condition, sql`not ${areAll}`]))})`;
  return firstRowsFirst({ table, condition, order, way, oneIn: 100, pageFrom }, found);
}
