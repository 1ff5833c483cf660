import { sql } from 'kysely';
import { and, type Sql, TRUE, whole } from '#server/db/conditions.ts';
import { onlyWhere } from './onlyWhere.ts';
import type { Way } from './paginator.ts';
import type { Bound } from './relatedFigures.ts';

/** Rows in the order of a number or a day that is worked out for each, and in what direction. */
export interface Extremes extends Bound {
  readonly isDescending: boolean;
  /** Read from the end, those without come first. */
  readonly isFromEnd: boolean;
}

interface Asked {
  readonly extremes: Extremes;
  readonly rowsOf: Sql;
  readonly condition: Sql;
  readonly way: Way;
  /** The page by the numbers of all rows. */
  readonly otherwise: Sql;
}

/** So many are looked at to learn how far the numbers of a page reach, and so many more for reaching as far. */
const tried = 500;
const looked = 3_000;

const isKnown = sql.raw('(select "found"."is_known" from "found")');

/**
 * A page of the rows with the greatest numbers, or the least, without the numbers of all: one of both answers, and the
 * other never begins (ADR 21).
 */
export function extremesFirst(asked: Asked): Sql {
  const { nullable, isDescending, isFromEnd, kept } = asked.extremes;
  const { limit, offsetAtMost } = asked.way;
  // Past the end, or further on than is looked: what many offsets have in common is four times the least of them.
  if (limit === 0 || offsetAtMost > 4 * looked) return asked.otherwise;
  if (nullable ? isFromEnd : !isDescending) return withoutFirst(asked);
  return within(asked, isDescending ? kept.atMost : kept.atLeast);
}

/** As the indexes have them. */
const isThere = ({ deleted }: Extremes): Sql =>
  deleted === undefined ? TRUE : sql`not ${sql.id('kept', deleted)}`;

/**
 * What is kept over all related rows bounds what a viewer sees of them. The rows that come first by what is kept tell a
 * number that as many have as lead to the end of the page; whoever comes before that end reaches as far, and so does what
 * is kept of them. Where that is true of too many, or the page lies further on, the numbers of all are asked.
 */
function within({ extremes, rowsOf, condition, way, otherwise }: Asked, bound: string | undefined): Sql {
  if (bound === undefined) return otherwise;
  const { table, key, figure, nullable, isDescending } = extremes;
  const [keptNumber, keptOf] = [sql.id('kept', bound), sql.id('kept', key)];
  const offset = sql`${way.offset}::bigint`;
  const direction = isDescending ? ' desc' : '';
  const first = sql.raw(`${direction}${nullable ? ' nulls last' : ''}`);
  const then = sql.raw(direction);
  const reaches = sql.raw(isDescending ? '>=' : '<=');
  return sql`with "tried" as materialized (select ${figure} as "number" from (select "t"."id" from ${rowsOf} "t" join ${sql.id(table)} "kept" on ${keptOf} = "t"."id" where ${and([condition, isThere(extremes)])} order by ${keptNumber} ${first}, ${keptOf}${then} limit ${whole(tried)}) "t"),
    "last" as materialized (select "number" from "tried" order by "number"${then} nulls last limit 1 offset ${offset} + ${whole(way.limit)} - 1),
    "far" as materialized (select ${keptOf} as "id" from ${sql.id(table)} "kept" where ${and([sql`${keptNumber} ${reaches} (select "number" from "last")`, isThere(extremes)])} order by ${keptNumber} ${first}, ${keptOf}${then} limit ${whole(looked + 1)}),
    "found" as materialized (select (select "number" from "last") is not null and (select count(*) from "far") <= ${whole(looked)} as "is_known")
    (select "t"."id", ${figure} as "o0" from ${rowsOf} "t" where ${and([condition, sql`"t"."id" in (select "far"."id" from "far")`, isKnown])} order by "o0" ${first}, "id"${then} limit ${whole(way.limit)} offset ${offset})
    union all (${onlyWhere(otherwise, sql`not ${isKnown}`)})`;
}

/**
 * Whoever has no related rows at all comes first, beside those of whose rows a viewer sees none, all in the order of ids:
 * up to the one of the former with whom the page is full at the latest, each is looked at.
 */
function withoutFirst({ extremes, rowsOf, condition, way, otherwise }: Asked): Sql {
  const { table, key, none, figure, nullable, isDescending } = extremes;
  const then = sql.raw(isDescending ? ' desc' : '');
  const reaches = sql.raw(isDescending ? '>=' : '<=');
  const first = sql.raw(nullable ? 'nulls first' : '');
  const offset = sql`${way.offset}::bigint`;
  const keptOf = sql.id('kept', key);
  const hasNone = and([sql`${sql.id('kept', none)} = 0`, isThere(extremes), condition]);
  return sql`with "last" as materialized (select ${keptOf} as "id" from ${rowsOf} "t" join ${sql.id(table)} "kept" on ${keptOf} = "t"."id" where ${hasNone} order by ${keptOf}${then} limit 1 offset ${offset} + ${whole(way.limit)} - 1),
    "far" as materialized (select "t"."id" from ${rowsOf} "t" where ${and([condition, sql`"t"."id" ${reaches} (select "id" from "last")`])} order by "t"."id"${then} limit ${whole(looked + 1)}),
    "found" as materialized (select exists (select 1 from "last") and (select count(*) from "far") <= ${whole(looked)} as "is_known")
    (select "t"."id", ${figure} as "o0" from "far" "t" where ${isKnown} order by "o0" ${first}, "id"${then} limit ${whole(way.limit)} offset ${offset})
    union all (${onlyWhere(otherwise, sql`not ${isKnown}`)})`;
}
