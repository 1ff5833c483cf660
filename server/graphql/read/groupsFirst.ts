import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import type { Way } from './paginator.ts';

/** Rows of a list that have in common what they are sorted by. */
export interface Groups {
  /** The view of them; `id` names one. */
  readonly table: string;
  /** The column of a row that names its group. */
  readonly key: string;
  /** The number that the rows of a group are sorted by. */
  readonly measure: (alias: string) => Sql;
  /** By how much it may be less than that of a row. */
  readonly slack: number;
  /** Of which groups the viewer may see a row at all. */
  readonly scope: (alias: string, viewer: Viewer) => Sql;
}

interface Asked {
  readonly groups: Groups;
  readonly isDescending: boolean;
  readonly viewer: Viewer;
  /** The rows, and those that are meant. */
  readonly table: string;
  readonly condition: Sql;
  readonly way: Way;
  /** The page among the rows that meet this. */
  readonly rows: (condition: Sql) => Sql;
}

/** So many groups are looked at for one of whose rows is meant, and so many may hold the rows of a page. */
const tried = 500;
const looked = 1_000;

/** Further on, too many would be tried. */
export const isNear = ({ limit, offsetAtMost }: Way): boolean => limit + offsetAtMost <= tried;

/**
 * A page by what all rows of a group have in common. As many groups as rows lead to the end of the page, each with a row
 * that is meant, hold the page: nothing is worked out for the rows of the others. Where too few of those that come first
 * have such a row, all rows are sorted: one of both answers, and the other never begins (ADR 21).
 */
export function groupsFirst({ groups, isDescending, viewer, table, condition, way, rows }: Asked): Sql {
  const { key, measure, slack, scope } = groups;
  const direction = sql.raw(isDescending ? ' desc' : '');
  const source = sql`${sql.id(groups.table)} "g" where ${scope('g', viewer)}`;
  const wanted = sql`${sql.raw(String(way.limit))} + ${way.offset}::bigint`;
  const isMeant = sql`(select true from ${sql.id(table)} "t" where ${and([sql`"t".${sql.id(key)} = "g"."id"`, condition])} limit 1)`;
  const last = sql`(select "number" from "tried" order by "number"${sql.raw(isDescending ? '' : ' desc')} limit 1)`;
  const reach = isDescending
    ? sql`${measure('g')} >= ${last} - ${sql.raw(String(slack))}`
    : sql`${measure('g')} <= ${last} + ${sql.raw(String(slack))}`;
  const among =
    slack === 0
      ? sql`select "id" from "tried"`
      : sql`select "g"."id" from ${source} and ${reach} limit ${sql.raw(String(looked + 1))}`;
  const isKnown = sql.raw('(select "found"."is_known" from "found")');
  return sql`with "tried" as materialized (select "g"."id", "g"."number" from (select "g"."id", ${measure('g')} as "number" from ${source} order by "number"${direction}, "g"."id"${direction} limit ${sql.raw(String(tried))}) "g" where ${isMeant} limit ${wanted}),
    "among" as materialized (${among}),
    "found" as materialized (select (select count(*) from "tried") = ${wanted} and (select count(*) from "among") <= ${sql.raw(String(looked))} as "is_known")
    (${rows(and([sql`"t".${sql.id(key)} = any(array(select "among"."id" from "among"))`, condition, isKnown]))})
    union all (${rows(and([condition, sql`not ${isKnown}`]))})`;
}
