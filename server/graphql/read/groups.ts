import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql, TRUE, whole } from '#server/db/conditions.ts';
import { compileSql } from '#server/db/compileSql.ts';
import { type Order, orderList } from './orderBy.ts';
import type { Way } from './paginator.ts';

/** How many rows of a list there are of what they have in common. */
export interface Sizes {
  /** What rows of a group have in common, by the names it has in both. */
  readonly columns: ReadonlySet<string>;
  /** The groups with their columns, and in `size` how many rows the viewer sees of each: none of them is looked at. */
  readonly sized: (viewer: Viewer) => Sql;
  /** The group of those that belong to none. */
  readonly ofNone?: Sql;
}

/** Groups that the rows of a list fall into, which lead to them. */
export interface Groups extends Sizes {
  /** The column of a row that names its group. */
  readonly key: string;
  /** The view that works out the rows of a group together: where groups lead to them. */
  readonly rowsOf: string;
  /** The groups that the viewer may see rows of, with their columns. */
  readonly of: (viewer: Viewer) => Sql;
  /** Those of the columns that are worked out: no index leads to what is asked of them. */
  readonly workedOut: ReadonlySet<string>;
}

/** Filters as groups tell of them: what holds of each with a row that is meant, and of each whose rows are all meant. */
export interface OfGroups {
  readonly implied: Sql;
  readonly sufficient: Sql;
}

interface Led extends Pick<OfGroups, 'implied'> {
  readonly groups: Sizes & Pick<Groups, 'key'>;
  readonly viewer: Viewer;
  /** Which of the rows, `t`, are meant. */
  readonly condition: Sql;
}

interface Asked extends OfGroups, Led {
  readonly groups: Groups;
  readonly table: string;
}

const columnsAsked = (piece: Sql): readonly string[] =>
  [...compileSql(piece).text.matchAll(/"t"\."(\w+)"/g)].flatMap(([, column]) => column ?? []);

const isOf = ({ columns }: Sizes, piece: Sql): boolean =>
  columnsAsked(piece).every((column) => columns.has(column));

/** Null where something is asked for that rows of a group need not have in common. */
export function toldByGroups(groups: Groups, filters: OfGroups): OfGroups | null {
  return isOf(groups, filters.implied) && isOf(groups, filters.sufficient) ? filters : null;
}

/** Whether all rows would be gone through for those that are meant. */
export const asksWorkedOut = ({ workedOut }: Groups, { implied }: OfGroups): boolean =>
  columnsAsked(implied).some((column) => workedOut.has(column));

/** Of no group some rows are meant and others are not. */
export function isCertain({ implied, sufficient }: OfGroups): boolean {
  const [one, other] = [compileSql(implied), compileSql(sufficient)];
  return one.text === other.text && JSON.stringify(one.values) === JSON.stringify(other.values);
}

const among = (groups: Sql, condition: Sql): Sql => sql`from (${groups}) "t" where ${condition}`;

/** Rows are looked at only where a group does not tell of them all. */
export function countOfGroups(asked: Asked): Sql {
  const { groups, viewer, implied, sufficient, table, condition } = asked;
  const told = sql`select coalesce(sum("t"."size"), 0) ${among(groups.sized(viewer), sufficient)}`;
  if (isCertain(asked)) return sql`select (${told})::text`;
  const key = sql.id('t', groups.key);
  const untold = among(groups.of(viewer), and([implied, sql`(${sufficient}) is not true`]));
  return sql`select ((${told}) + (select count(*) from ${sql.id(table)} "t" where ${and([
    sql`${key} = any(array(select ${key} ${untold}))`,
    condition,
  ])}))::text`;
}

/** How many rows meet a condition, told by the first of several groupings that knows of it; null where none does. */
export function countOfSizes(groupings: readonly Sizes[], where: Sql, viewer: Viewer): Sql | null {
  const grouping = groupings.find((one) => isOf(one, where));
  if (!grouping) return null;
  const { sized, ofNone } = grouping;
  const sum = (of: Sql) => sql`(select coalesce(sum("t"."size"), 0) ${among(of, where)})`;
  // Apart: put together, all groups would be added up by one process.
  return ofNone ? sql`(${sum(sized(viewer))} + ${sum(ofNone)})` : sum(sized(viewer));
}

/** So many rows are skipped sooner than all groups are counted. */
const nearAtMost = 500;

/** Rows of so many groups are sorted sooner than those of all are walked for them. */
const fewGroups = 200;

/** A page of rows that only few groups have: one of both answers, and the other never begins. */
export function pageOfFewGroups(
  { groups, viewer, implied, table, condition }: Asked,
  rows: (condition: Sql, from: string) => Sql,
): Sql {
  const key = sql.id('t', groups.key);
  const areFew = sql`(select count(*) <= ${whole(fewGroups)} from "few")`;
  return sql`with "few" as materialized (select ${key} as "key" ${among(groups.of(viewer), implied)} limit ${whole(fewGroups + 1)})
    (${rows(and([sql`${key} = any(array(select "few"."key" from "few"))`, condition, areFew]), groups.rowsOf)})
    union all (${rows(and([condition, sql`not ${areFew}`]), table)})`;
}

/** What comes first in an order and is told by groups: none where it begins with something else. */
function toldTerms(groups: Sizes, { terms }: Order): Order['terms'] {
  const end = terms.findIndex(({ expression }) => !isOf(groups, expression));
  return end < 0 ? terms : terms.slice(0, end);
}

/** So many rows are walked in an order sooner than all groups are counted that stand together in it. */
const walkedAtMost = 100_000;

/** A page far on in an order that groups stand together in; null where it is not, or no group tells how many rows it has. */
export function pageLedByGroups(
  { viewer, condition }: Pick<Led, 'viewer' | 'condition'>,
  order: Order,
  way: Way,
  rows: Rows,
): Sql | null {
  const [first] = order.terms;
  if (order.ledBy === null || first === undefined || way.offsetAtMost <= walkedAtMost) return null;
  const { key, column, sized } = order.ledBy;
  const groups = { key, columns: new Set([column]), sized: () => sized };
  const terms = [{ expression: sql.id('t', column), suffix: first.suffix }];
  return pageOfGroups(
    { groups, viewer, implied: TRUE, condition },
    { ...order, terms, ofGroups: null },
    way,
    rows,
  );
}

/** Whether groups lead to a page sooner than its rows do: no index has the order, or the page is far. */
export const areSooner = (groups: Groups, order: Order, { offsetAtMost }: Way): boolean =>
  order.ofGroups !== null || (offsetAtMost > nearAtMost && toldTerms(groups, order).length > 0);

/** The page among the rows that meet a condition, from an offset on. */
type Rows = (condition: Sql, offset: Sql) => Sql;

/**
 * A page by what the rows of a group have in common: the groups in that order, each with how many rows come before and
 * with it, tell which of them hold the page. Rows of a group may have more than it tells, by the slack of what they are
 * sorted by: they mix with those of groups that are as near as that.
 */
export function pageOfGroups(
  { groups, viewer, implied, condition }: Led,
  order: Order,
  { limit, offset }: Way,
  rows: Rows,
): Sql {
  const nearly = typeof order.ofGroups === 'object' ? order.ofGroups : null;
  const slack = nearly?.slack ?? 0;
  const terms = nearly
    ? [{ expression: nearly.least('t'), suffix: order.terms[0]?.suffix ?? '' }]
    : toldTerms(groups, order);
  const [first] = terms;
  if (!first) throw new Error('Nothing of the order is told by groups.');
  const key = sql.id('t', groups.key);
  const from = sql`${offset}::bigint`;
  // Sizes that are worked out are worked out once.
  const meant = sql`select "t".* ${among(groups.sized(viewer), implied)} offset 0`;
  const sized = sql`select ${key} as "key", ${first.expression} as "measure", sum("t"."size") over (order by ${orderList(terms)}) as "until" ${among(meant, sql`"t"."size" > 0`)}`;
  // The page ends in the first group of which so many rows stand before or with it.
  const last = sql`(select min("until") from "sized" where "until" >= ${from} + ${whole(limit)})`;
  const near = sql`select * from "sized" where "until" > ${from} and "until" <= coalesce(${last}, "until")`;
  const held =
    nearly === null
      ? near
      : sql`select "sized".* from "sized", (select min("measure") as "least", max("measure") as "greatest" from (${near}) "near") "near" where "measure" between "least" - ${whole(slack)} and "greatest" + ${whole(slack)}`;
  const before = sql`(select coalesce(max("until"), 0) from "sized" where "until" < (select min("until") from "among"))`;
  return sql`with "sized" as materialized (${sized}), "among" as materialized (${held})
    ${rows(
      and([sql`${key} = any(array(select "among"."key" from "among"))`, condition]),
      sql`greatest(0, ${from} - ${before})`,
    )}`;
}
