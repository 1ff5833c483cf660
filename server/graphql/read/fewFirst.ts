import { sql } from 'kysely';
import { and, type Sql, whole } from '#server/db/conditions.ts';
import { plannedAnew } from '#server/db/plannedAnew.ts';
import type { FromFew } from './condition.ts';

interface Asked {
  readonly otherWay: FromFew;
  readonly table: string;
  /** Which rows of the table, as `r`, the viewer may see. */
  readonly seen: Sql;
  /** What rows meet besides what the other way is taken for. */
  readonly condition: Sql;
  /** The page of the rows of a source `t` that meet a condition. */
  readonly pageFrom: (from: Sql, where: Sql) => Sql;
}

/** Whether what was looked for is all that there is. */
export const areAll = sql.raw('(select "all"."are_found" from "all")');

/**
 * A page of rows that are looked for elsewhere first. In the order of the list a page is full soon where many rows meet
 * the condition; where few or none do, it would be walked to its end. So many are found from the other side at most; where
 * those are all, they are sorted, else the order is walked: one of both answers, and the other never begins (ADR 21).
 */
export function fewFirst({ otherWay, table, seen, condition, pageFrom }: Asked): Sql {
  const { from, by, atMost, otherwise, grouped = sql`` } = otherWay;
  // Looked up row by row, whatever the planner expects of all of them.
  const found =
    by === 'id'
      ? sql`select "of" from "looked"`
      : sql`select "r"."id" as "of" from "looked" cross join lateral (select "r"."id" from ${sql.id(table)} "r" where ${and([sql`"r".${sql.id(by)} = "looked"."of"`, seen])} offset 0) "r"`;
  const rows = sql`(select distinct "of" from "found"${grouped}) "found" cross join lateral (select * from ${sql.id(table)} "r" where "r"."id" = "found"."of" offset 0) "t"`;
  const isShort = (part: string) => sql`(select count(*) from ${sql.id(part)}) <= ${whole(atMost)}`;
  return sql`with ${sql.raw(plannedAnew)} "looked" as materialized (${from} limit ${whole(atMost + 1)}),
    "found" as materialized (${found} limit ${whole(atMost + 1)}),
    "all" as materialized (select ${isShort('looked')} and ${isShort('found')} as "are_found")
    (${pageFrom(rows, and([condition, areAll]))})
    union all (${pageFrom(sql`${sql.id(table)} "t"`, and([condition, otherwise, sql`not ${areAll}`]))})`;
}
