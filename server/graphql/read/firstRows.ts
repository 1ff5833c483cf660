import { sql } from 'kysely';
import { isNotDeleted } from '#server/access/countries.ts';
import { type Sql, TRUE, whole } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import { deletedAt } from './deletedRows.ts';
import { onlyWhere } from './onlyWhere.ts';
import type { Order } from './orderBy.ts';
import type { Way } from './paginator.ts';
import { orderOfRows, ownColumns } from './sortedRows.ts';

/** How many rows the order is tried on, besides so many for each one wanted. */
const tried = 1_000;
/** For a page that ends further on, too many would be tried. */
const farthest = 300;

/** How many rows from its beginning a page may end. */
export const reached = ({ offsetAtMost, limit }: Way): number => offsetAtMost + limit;

/** Whether a page is among the first of a list. */
export const isNear = (way: Way): boolean => reached(way) <= farthest;

interface Asked {
  readonly table: string;
  readonly condition: Sql;
  /** The order in which the page is read, and how far on it lies. */
  readonly order: Order;
  readonly way: Way;
  /** One in so many rows meets the condition, where this is tried. */
  readonly oneIn: number;
  /** The page of the rows of a source `t` that meet a condition. */
  readonly pageFrom: (from: Sql, where: Sql) => Sql;
}

/**
 * A page of what many rows meet, from the first rows of the order. Where those do not fill it, or the page is not among
 * the first, the other way: one of both answers, and the other never begins (ADR 21).
 */
export function firstRowsFirst(
  { table, condition, order, way, oneIn, pageFrom }: Asked,
  otherwise: Sql,
): Sql {
  if (!isNear(way) || ownColumns(order) === null || order.oftenEmpty !== null) return otherwise;
  const first = sql`(select * from ${sql.id(table)} "t" where ${isThere(table)} order by ${orderOfRows(order)} limit ${whole(tried + oneIn * reached(way))}) "t"`;
  const isFull = sql`(select count(*) from "begun") = ${whole(way.limit)}`;
  return sql`with "begun" as materialized (${pageFrom(first, condition)})
    select * from "begun" where ${isFull} union all (${onlyWhere(otherwise, sql`not (${isFull})`)})`;
}

/** No list has deleted rows, and no index of words or orders either. */
const isThere = (table: string): Sql => (columnsIn(table).has(deletedAt) ? isNotDeleted('t') : TRUE);
