import { sql } from 'kysely';
import { isNotDeleted } from '#server/access/countries.ts';
import { and, type Sql, TRUE } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import { plannedAnew } from '#server/db/postgres/StatementNames.ts';
import type { FromFew, FromOwnFew } from './condition.ts';
import { deletedAt } from './deletedRows.ts';
import { onlyWhere } from './onlyWhere.ts';
import type { Order } from './orderBy.ts';
import type { Way } from './paginator.ts';
import { orderOfPage, orderOfRows, ownColumns } from './sortedRows.ts';

interface Asked<OtherWay> {
  readonly otherWay: OtherWay;
  readonly table: string;
  /** What rows meet besides what the other way is taken for. */
  readonly condition: Sql;
  /** The order in which a page is read, and how far on it lies. */
  readonly order: Order;
  readonly way: Way;
  /** The rows of a source `t` that meet a condition, with what they are sorted by. */
  readonly rowsFrom: (from: Sql, where: Sql) => Sql;
  /** The page of those. */
  readonly page: (sorted: Sql) => Sql;
}

/**
 * A page of rows that are looked for elsewhere first. In the order of the list a page is full soon where many rows meet
 * the condition; where few or none do, it would be walked to its end. So many are found from the other side at most; where
 * those are all, they are sorted, else the order is walked: one of both answers, and the other never begins (ADR 21).
 *
 * @param seen Which rows of the table, as `r`, the viewer may see.
 */
export function fewFirst(asked: Asked<FromFew>, seen: Sql): Sql {
  const { otherWay, table, condition, order, rowsFrom, page } = asked;
  const { from, by, atMost, grouped = sql`` } = otherWay;
  const limit = sql.raw(String(atMost + 1));
  // Looked up row by row, whatever the planner expects of all of them.
  const found =
    by === 'id'
      ? sql`select "of" from "looked"`
      : sql`select "r"."id" as "of" from "looked" cross join lateral (select "r"."id" from ${sql.id(table)} "r" where ${and([sql`"r".${sql.id(by)} = "looked"."of"`, seen])} offset 0) "r"`;
  const rows = sql`(select distinct "of" from "found"${grouped}) "found" cross join lateral (select * from ${sql.id(table)} "r" where "r"."id" = "found"."of" offset 0) "t"`;
  const isShort = (part: string) => sql`(select count(*) from ${sql.id(part)}) <= ${sql.raw(String(atMost))}`;
  return sql`with ${sql.raw(plannedAnew)} "looked" as materialized (${from} limit ${limit}),
    "found" as materialized (${found} limit ${limit}),
    "all" as materialized (select ${isShort('looked')} and ${isShort('found')} as "are_found")
    (${page(sql`${rowsFrom(rows, and([condition, areAll]))} order by ${orderOfRows(order)}`)})
    union all (${walked(asked)})`;
}

/**
 * The same for rows with words that an index knows. Words that many rows have fill a page from the first rows of the order
 * already, and no index need be asked how many those are.
 */
export function fewWordsFirst(asked: Asked<FromOwnFew>): Sql {
  const { otherWay, table, condition, order, way, rowsFrom, page } = asked;
  const limit = sql.raw(String(fewWords + 1));
  const found = sql`select * from "looked" "k" where ${areAll} order by ${orderOfPage(order)}`;
  const few = sql`with ${sql.raw(plannedAnew)} "looked" as materialized (${rowsFrom(sql`${sql.id(table)} "t"`, and([condition, otherWay.test]))} limit ${limit}),
    "all" as materialized (select count(*) <= ${sql.raw(String(fewWords))} as "are_found" from "looked")
    (${page(found)}) union all (${walked(asked)})`;
  if (!isNear(way) || ownColumns(order) === null) return few;
  const rows = sql.raw(String(tried + frequency * reached(way)));
  const first = sql`(select * from ${sql.id(table)} "t" where ${isThere(table)} order by ${orderOfRows(order)} limit ${rows}) "t"`;
  const isFull = sql`(select count(*) from "begun") = ${sql.raw(String(way.limit))}`;
  return sql`with "begun" as materialized (${page(sql`${rowsFrom(first, and([condition, otherWay.test]))} order by ${orderOfRows(order)}`)})
    select * from "begun" where ${isFull} union all (${onlyWhere(few, sql`not (${isFull})`)})`;
}

/** How many rows the order is tried on, and how many more for each one wanted: one in so many has the words then. */
const tried = 1_000;
const frequency = 50;
/** For a page that ends further on, too many would be tried. */
const farthest = 300;

/** So many rows with the same words are sorted sooner than they are met in the order of a list. */
const fewWords = 50_000;

const reached = ({ offsetAtMost, limit }: Way): number => offsetAtMost + limit;

/** Whether a page is among the first of a list. */
export const isNear = (way: Way): boolean => reached(way) <= farthest;

const areAll = sql.raw('(select "all"."are_found" from "all")');

const walked = ({ otherWay, table, condition, order, rowsFrom, page }: Asked<FromFew | FromOwnFew>): Sql => {
  const test = 'from' in otherWay ? otherWay.otherwise : otherWay.test;
  const rows = rowsFrom(sql`${sql.id(table)} "t"`, and([condition, test, sql`not ${areAll}`]));
  return page(sql`${rows} order by ${orderOfRows(order)}`);
};

/** No list has deleted rows, and no index of words or orders either. */
const isThere = (table: string): Sql => (columnsIn(table).has(deletedAt) ? isNotDeleted('t') : TRUE);
