import { sql } from 'kysely';
import { and, type Sql, whole } from '#server/db/conditions.ts';
import { plannedAnew } from '#server/db/plannedAnew.ts';
import type { FromFew } from './condition.ts';
import { isNear, reached } from './firstRows.ts';
import type { Order } from './orderBy.ts';
import type { Way } from './paginator.ts';
import { orderOfRows, ownColumns } from './sortedRows.ts';

interface Asked {
  readonly otherWay: FromFew;
  readonly table: string;
  /** Which rows of the table, as `r`, the viewer may see. */
  readonly seen: Sql;
  /** What rows meet besides what the other way is taken for. */
  readonly condition: Sql;
  /** The order in which the page is read, and how far on it lies. */
  readonly order: Order;
  readonly way: Way;
  /** The page of the rows of a source `t` that meet a condition. */
  readonly pageFrom: (from: Sql, where: Sql) => Sql;
}

/** Whether what was looked for is all that there is. */
export const areAll = sql.raw('(select "all"."are_found" from "all")');

/** The first rows of so many are sorted in a moment. */
const fewWithMany = 1_000;

/**
 * A page of rows that are looked for elsewhere first. In the order of the list a page is full soon where many rows meet
 * the condition; where few or none do, it would be walked to its end. So many are found from the other side at most; where
 * those are all, they are sorted, else the order is walked: one of both answers, and the other never begins (ADR 21). Where
 * few have many rows each, and an index has them in the order, a page is among the first of each.
 */
export function fewFirst({ otherWay, table, seen, condition, order, way, pageFrom }: Asked): Sql {
  const { from, by, atMost, otherwise, orNone = false, eachBy, grouped = sql`` } = otherWay;
  const rowsOf = sql.id(table);
  const ofNone = sql`union all select "r"."id" from ${rowsOf} "r" where ${and([sql`"r".${sql.id(by)} is null`, seen])}`;
  // Looked up row by row, whatever the planner expects of all of them.
  const found =
    by === 'id'
      ? sql`select "of" from "looked"`
      : sql`select "r"."id" as "of" from "looked" cross join lateral (select "r"."id" from ${rowsOf} "r" where ${and([sql`"r".${sql.id(by)} = "looked"."of"`, seen])} offset 0) "r" ${orNone ? ofNone : sql``}`;
  const rows = sql`(select distinct "of" from "found"${grouped}) "found" cross join lateral (select * from ${rowsOf} "r" where "r"."id" = "found"."of" offset 0) "t"`;
  const isShort = (part: string, most: number) =>
    sql`(select count(*) from ${sql.id(part)}) <= ${whole(most)}`;
  const areMore = sql`not ${areAll}`;
  const walked = [condition, otherwise, areMore];
  const isLedByEach = eachBy !== undefined && isNear(way) && ownColumns(order)?.join() === eachBy;
  const firstOfEach = sql`(select distinct "of" from "looked") "one" cross join lateral (select * from ${rowsOf} "t" where ${and([sql`"t".${sql.id(by)} = "one"."of"`, condition])} order by ${orderOfRows(order)} limit ${whole(reached(way))}) "t"`;
  const areOfFew = isShort('looked', fewWithMany);
  const pages = [
    pageFrom(rows, and([condition, areAll])),
    ...(isLedByEach ? [pageFrom(firstOfEach, and([areMore, areOfFew]))] : []),
    pageFrom(sql`${rowsOf} "t"`, and(isLedByEach ? [...walked, sql`not (${areOfFew})`] : walked)),
  ];
  return sql`with ${sql.raw(plannedAnew)} "looked" as materialized (${from} limit ${whole(atMost + 1)}),
    "found" as materialized (${found} limit ${whole(atMost + 1)}),
    "all" as materialized (select ${isShort('looked', atMost)} and ${isShort('found', atMost)} as "are_found")
    ${sql.join(
      pages.map((page) => sql`(${page})`),
      sql.raw(' union all '),
    )}`;
}
