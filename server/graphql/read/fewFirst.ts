import { sql } from 'kysely';
import { and, type Sql, TRUE } from '#server/db/conditions.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import { plannedAnew } from '#server/db/postgres/StatementNames.ts';
import type { FromFew, FromOwnFew } from './condition.ts';
import { deletedAt } from './deletedRows.ts';

interface Asked {
  readonly otherWay: FromFew | FromOwnFew;
  readonly table: string;
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
  const { atMost, otherwise } = otherWay;
  const limit = sql.raw(String(atMost + 1));
  const { looked, found, rows } =
    'from' in otherWay ? fromOthers(otherWay, table, seen) : fromThemselves(otherWay, table);
  const areAll = sql.raw('(select "all"."are_found" from "all")');
  const isShort = (part: string) => sql`(select count(*) from ${sql.id(part)}) <= ${sql.raw(String(atMost))}`;
  return sql`with ${sql.raw(plannedAnew)} "looked" as materialized (${looked} limit ${limit}),
    "found" as materialized (${found} limit ${limit}),
    "all" as materialized (select ${isShort('looked')} and ${isShort('found')} as "are_found")
    (${rowsFrom(rows, and([condition, areAll]))})
    union all (${rowsFrom(sql`${sql.id(table)} "t"`, and([condition, otherwise, sql`not ${areAll}`]))})`;
}

interface Few {
  /** What is looked at, and the rows that it leads to. */
  readonly looked: Sql;
  readonly found: Sql;
  /** Those as `t`. */
  readonly rows: Sql;
}

function fromOthers({ from, by, grouped = sql`` }: FromFew, table: string, seen: Sql): Few {
  // Looked up row by row, whatever the planner expects of all of them.
  const found =
    by === 'id'
      ? sql`select "of" from "looked"`
      : sql`select "r"."id" as "of" from "looked" cross join lateral (select "r"."id" from ${sql.id(table)} "r" where ${and([sql`"r".${sql.id(by)} = "looked"."of"`, seen])} offset 0) "r"`;
  return {
    looked: from,
    found,
    rows: sql`(select distinct "of" from "found"${grouped}) "found" cross join lateral (select * from ${sql.id(table)} "r" where "r"."id" = "found"."of" offset 0) "t"`,
  };
}

/** By where they lie: no index is asked again. No list has deleted rows, and no index of words either. */
function fromThemselves({ test }: FromOwnFew, table: string): Few {
  const isThere = columnsIn(table).has(deletedAt) ? sql`"r".${sql.id(deletedAt)} is null` : TRUE;
  return {
    looked: sql`select "r"."ctid" as "at" from ${sql.id(table)} "r" where ${and([test('r'), isThere])}`,
    found: sql`select "at" from "looked"`,
    rows: sql`(select * from ${sql.id(table)} "r" where "r"."ctid" = any(array(select "at" from "found")) offset 0) "t"`,
  };
}
