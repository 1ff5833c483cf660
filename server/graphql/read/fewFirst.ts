import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import { plannedAnew } from '#server/db/postgres/StatementNames.ts';
import type { OtherWay } from './condition.ts';

interface Asked {
  readonly otherWay: OtherWay;
  readonly table: Sql;
  /** Which rows of the table, as `r`, the viewer may see. */
  readonly seen: Sql;
  /** What rows meet besides what the other way is taken for. */
  readonly condition: Sql;
  /** The page of the rows of a source `t` that meet a condition. */
  readonly rowsFrom: (from: Sql, where: Sql) => Sql;
}

/**
 * A page of rows that are looked for elsewhere first. In the order of the list a page is full soon where many rows meet
 * the condition; where few or none do, it would be walked to its end. So many are found from the other side at most; where
 * those are all, they are sorted, else the order is walked: one of both answers, and the other never begins (ADR 21).
 */
export function fewFirst({ otherWay, table, seen, condition, rowsFrom }: Asked): Sql {
  const { from, by, atMost, grouped = sql``, otherwise } = otherWay;
  const most = sql.raw(String(atMost));
  const limit = sql.raw(String(atMost + 1));
  // Looked up row by row, whatever the planner expects of all of them.
  const found =
    by === 'id'
      ? sql`select "of" from "looked"`
      : sql`select "r"."id" as "of" from "looked" cross join lateral (select "r"."id" from ${table} "r" where ${and([sql`"r".${sql.id(by)} = "looked"."of"`, seen])} offset 0) "r" limit ${limit}`;
  const areAll = sql.raw('(select "all"."are_found" from "all")');
  const few = sql`(select distinct "of" from "found"${grouped}) "found" cross join lateral (select * from ${table} "r" where "r"."id" = "found"."of" offset 0) "t"`;
  return sql`with ${sql.raw(plannedAnew)} "looked" as materialized (${from} limit ${limit}),
    "found" as materialized (${found}),
    "all" as materialized (select (select count(*) from "looked") <= ${most} and (select count(*) from "found") <= ${most} as "are_found")
    (${rowsFrom(few, and([condition, areAll]))})
    union all (${rowsFrom(sql`${table} "t"`, and([condition, otherwise, sql`not ${areAll}`]))})`;
}
