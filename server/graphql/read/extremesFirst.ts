import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import type { Way } from './paginator.ts';
import type { Bound } from './relatedFigures.ts';

interface Asked {
  readonly bound: Bound;
  readonly rowsOf: Sql;
  readonly condition: Sql;
  readonly way: Way;
  /** The page by the numbers of all rows, where they meet this. */
  readonly otherwise: (condition: Sql) => Sql;
}

/** So many are looked at to learn how great the numbers of a page are at least, and so many more for being as great. */
const tried = 500;
const looked = 3_000;

/**
 * A page of the rows with the greatest numbers, without the numbers of all: a number is at most the one that is kept.
 * The rows with the greatest kept numbers tell a number that as many have as lead to the end of the page; whoever
 * comes before that end has as great a one, and so at least that great a kept one. Where too many have, or the page lies
 * further on, the numbers of all are asked: one of both answers, and the other never begins (ADR 21).
 */
export function greatestFirst({ bound, rowsOf, condition, way, otherwise }: Asked): Sql {
  const { table, key, kept, figure, nullable } = bound;
  const [keptNumber, keptOf] = [sql.id('kept', kept), sql.id('kept', key)];
  const limit = sql.raw(String(way.limit));
  const offset = sql`${way.offset}::bigint`;
  const greatest = sql.raw(nullable ? 'desc nulls last' : 'desc');
  const isKnown = sql.raw('(select "found"."is_known" from "found")');
  return sql`with "tried" as materialized (select ${figure} as "number" from (select "t"."id" from ${rowsOf} "t" join ${sql.id(table)} "kept" on ${keptOf} = "t"."id" where ${condition} order by ${keptNumber} ${greatest}, ${keptOf} desc limit ${sql.raw(String(tried))}) "t"),
    "least" as materialized (select "number" from "tried" order by "number" desc nulls last limit 1 offset ${offset} + ${limit} - 1),
    "great" as materialized (select ${keptOf} as "id" from ${sql.id(table)} "kept" where ${keptNumber} >= (select "number" from "least") order by ${keptNumber} ${greatest}, ${keptOf} desc limit ${sql.raw(String(looked + 1))}),
    "found" as materialized (select (select "number" from "least") is not null and (select count(*) from "great") <= ${sql.raw(String(looked))} as "is_known")
    (select "t"."id", ${figure} as "o0" from ${rowsOf} "t" where ${and([condition, sql`"t"."id" in (select "great"."id" from "great")`, isKnown])} order by "o0" ${greatest}, "id" desc limit ${limit} offset ${offset})
    union all (${otherwise(and([condition, sql`not ${isKnown}`]))})`;
}
