import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, FALSE, type Sql, TRUE } from '#server/db/conditions.ts';
import { compileSql } from '#server/db/compileSql.ts';
import { plannedAnew } from '#server/db/postgres/StatementNames.ts';
import { tablesBehind } from '#server/db/tables/tablesBehind.ts';
import type { Entity } from '../Entity.ts';
import { deletedRows } from './deletedRows.ts';
import { type Compilation, compileObject } from './compileObject.ts';
import { jsonOfRows, textOf } from './jsonText.ts';
import { answerAtMost } from './Reads.ts';
import { greatestFirst } from './greatestFirst.ts';
import {
  areSooner,
  countOfGroups,
  type Groups,
  isCertain,
  type OfGroups,
  pageOfFewGroups,
  pageOfGroups,
  toldByGroups,
} from './groups.ts';
import type { Asked, Condition, Conditions, FromFew, FromOwnFew } from './condition.ts';
import { fewFirst } from './fewFirst.ts';
import { namedRows } from './namedRows.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { compileOrder, type Order, type OrderItem, orderList, type OrderTable, reverse } from './orderBy.ts';
import type { Way } from './paginator.ts';
import type { Selection } from './selection.ts';
import type { TestedColumns } from './testedColumn.ts';

/** What a list takes besides the page: filters by key, sort orders, and the order it has by itself. */
export interface ListDefinition {
  readonly entity: Entity;
  /** Keys of the `where` argument and of arguments beside it. */
  readonly conditions?: Conditions;
  /** What `whereConditions` may test. */
  readonly tested?: TestedColumns;
  readonly order?: OrderTable;
  /** What `sortBy` takes beside the columns of `orderBy`, which are fixed. */
  readonly sort?: OrderTable;
  readonly defaultOrder: readonly OrderItem[];
  /** Rows that this list offers at all, besides the entity's scope. */
  readonly rows?: Entity['scope'];
  /** Groups of rows that tell of them. */
  readonly groups?: Groups;
}

export type ListArguments = Readonly<Record<string, unknown>>;

/** Arguments of a list that are no filter themselves. */
export const notFilters: ReadonlySet<string> = new Set([
  'first',
  'page',
  'orderBy',
  'sortBy',
  'where',
  'trashed',
]);

/** What a list is filtered by: key, value and where it was said. */
function filtersGiven(
  args: ListArguments,
): readonly (readonly [key: string, value: unknown, path: string])[] {
  const where = isRecord(args['where']) ? args['where'] : {};
  const given = [
    ...Object.entries(where).map(([key, value]) => [key, value, `where.${key}`] as const),
    ...Object.entries(args)
      .filter(([key]) => !notFilters.has(key))
      .map(([key, value]) => [key, value, key] as const),
  ];
  return given.filter(([, value]) => value !== null && value !== undefined);
}

/** The rows a list is about: the viewer's scope and every filter that was given. */
function listCondition(
  list: ListDefinition,
  args: ListArguments,
  { viewer }: Compilation,
  { isOfAll = false, offer }: Pick<Asked, 'isOfAll' | 'offer'> = {},
): Sql {
  const filters = filtersGiven(args).map(([key, value, path]) =>
    conditionOf(list, key)(value, { alias: 't', viewer, path, isOfAll, offer }),
  );
  const restorable = isTrash(args) && !mayDelete(list.entity, viewer) ? [FALSE] : [];
  return and([
    list.entity.scope('t', viewer),
    list.rows?.('t', viewer) ?? and([]),
    ...filters,
    ...restorable,
  ]);
}

/** What groups of rows tell of the filters; null where there are none, or more is asked than they tell. */
function filtersOfGroups(list: ListDefinition, args: ListArguments, viewer: Viewer): OfGroups | null {
  if (!list.groups || isTrash(args)) return null;
  const filters = (instead: Asked['instead']) =>
    and(
      filtersGiven(args).map(([key, value, path]) =>
        conditionOf(list, key)(value, { alias: 't', viewer, path, instead }),
      ),
    );
  return toldByGroups(list.groups, { implied: filters('implied'), sufficient: filters('sufficient') });
}

const isTrash = (args: ListArguments): boolean => args['trashed'] === 'ONLY';

/** Where the rows of a list come from: what was deleted stands in a table of its own, as it were. */
const tableOf = ({ entity: { table } }: ListDefinition, args: ListArguments): Sql =>
  isTrash(args) ? deletedRows(table) : sql.id(table);

/** What was deleted is shown to those who may delete, and bring back. */
const mayDelete = ({ actions }: Entity, viewer: Viewer): boolean =>
  actions?.rules.some(({ action, rows }) => action === 'delete' && rows('t', viewer) !== FALSE) === true;

function conditionOf(list: ListDefinition, key: string): Condition {
  const condition = list.conditions?.[key];
  if (!condition) throw new Error(`The list of ${list.entity.type} has no filter ${key}.`);
  return condition;
}

/**
 * One statement that answers the rows of a page as a JSON array. Ids come first, so that a deep page walks an index
 * and reads only its own rows; sort values travel with them instead of being worked out again. The rows of a first page
 * that an index leads to are taken along, as are those of a view, which has none to find them by again.
 */
export function compileList(
  list: ListDefinition,
  selection: Selection,
  args: ListArguments,
  way: Way,
  compilation: Compilation,
): Sql {
  const asked = { orderBy: args['orderBy'], sortBy: args['sortBy'], fallback: list.defaultOrder };
  const order = compileOrder(asked, list, 't', compilation.viewer);
  const isView = list.entity.table in tablesBehind;
  const otherWays: (FromFew | FromOwnFew)[] = [];
  const offer: Asked['offer'] = (one) =>
    otherWays.length === 0 && !('allBut' in one) && otherWays.push(one) > 0;
  const takesOthers = !isView && !isTrash(args) && order.bound === null;
  const filters = listCondition(list, args, compilation, takesOthers ? { offer } : {});
  const condition = and([filters, order.within]);
  const row = compileObject(list.entity, selection, 't', compilation);
  const table = sql.id(list.entity.table);
  const rowsOf = tableOf(list, args);
  const found = way.fromEnd ? reverse(order) : order;
  const [otherWay] = otherWays;
  const isSoonFound = takesOthers && !otherWay && way.offsetAtMost === 0 && isByOwnColumn(order);
  if (isView || isSoonFound) {
    const told = filtersOfGroups(list, args, compilation.viewer);
    const page = pageOfRows(list, { found, order, way, condition, told }, compilation.viewer);
    const sorted = sql.join([sql.raw('"t"."id"'), ...order.terms.map((_, index) => value('t', index))]);
    return sql`select ${answer(jsonOfRows(row.json, orderOfPage(order)))} from (${page}) "t" cross join lateral (select ${sorted}) "k" ${sql.join(row.joins, sql.raw(' '))}`;
  }
  const rowsFrom = (from: Sql, where: Sql) =>
    partOf(
      sql`select ${columnsWith('"t"."id"', order)} from ${from} ${sql.join(order.joins, sql.raw(' '))} where ${where} order by ${orderOfRows(found)}`,
      found,
      way,
    );
  const rows = (where: Sql) => rowsFrom(sql`${rowsOf} "t"`, where);
  const page = otherWay
    ? fewFirst({
        otherWay,
        table: list.entity.table,
        seen: list.entity.scope('r', compilation.viewer),
        condition,
        rowsFrom,
      })
    : order.bound && !way.fromEnd
      ? greatestFirst({ bound: order.bound, rowsOf, condition, way, otherwise: rows })
      : rows(condition);
  return sql`select ${answer(jsonOfRows(row.json, orderOfPage(order)))} from (${page}) "k" join ${table} "t" on "t"."id" = "k"."id" ${sql.join(row.joins, sql.raw(' '))}`;
}

interface RowsPage {
  readonly order: Order;
  /** The same from the end where rows are reached from there. */
  readonly found: Order;
  readonly way: Way;
  readonly condition: Sql;
  /** What groups tell of the filters. */
  readonly told: OfGroups | null;
}

/** By a column that the rows have themselves, if by anything but their ids: large tables have an index of it. */
const isByOwnColumn = ({ terms, joins }: Order): boolean =>
  joins.length === 0 &&
  terms.length < 2 &&
  terms.every(({ expression }) => /^"t"\."\w+"$/.test(compileSql(expression).text));

function pageOfRows(
  { entity: { table }, groups }: ListDefinition,
  { order, found, way, condition, told }: RowsPage,
  viewer: Viewer,
): Sql {
  const rows = (where: Sql) =>
    sql`select ${columnsWith('"t".*', order)} from ${sql.id(table)} "t" ${sql.join(order.joins, sql.raw(' '))} where ${where} order by ${orderOfRows(found)}`;
  const page = (where: Sql) => partOf(rows(where), found, way);
  if (!groups || !told) return page(condition);
  const asked = { groups, viewer, table, condition, ...told };
  if (!isCertain(told)) return pageOfFewGroups(asked, page);
  if (!areSooner(groups, found, way)) return page(condition);
  return pageOfGroups(
    asked,
    found,
    way,
    (where, offset) => sql`${rows(where)} limit ${sql.raw(String(way.limit))} offset ${offset}`,
  );
}

/**
 * So many of sorted rows. Where an offset that is told later stands alone, the planner expects a tenth of the table, and
 * each page is planned anew for its own. That is as well where rows are found by values; where they are not, the text
 * says how far the offset reaches, and pages are planned once.
 */
function partOf(sorted: Sql, order: Order, { limit, offset, offsetAtMost }: Way): Sql {
  const wanted = sql.raw(String(limit));
  if (compileSql(sorted).values.length > 0) return sql`${sorted} limit ${wanted} offset ${offset}::bigint`;
  if (offsetAtMost === 0) return sql`${sorted} limit ${wanted}`;
  const reached = sql.raw(String(offsetAtMost + limit));
  return sql`select * from (${sorted} limit ${reached}) "k" order by ${orderOfPage(order)} limit ${wanted} offset ${offset}::bigint`;
}

export function compileCount(list: ListDefinition, args: ListArguments, compilation: Compilation): Sql {
  const { groups, entity } = list;
  const told = filtersOfGroups(list, args, compilation.viewer);
  if (groups && told) {
    const condition = listCondition(list, args, compilation, { isOfAll: true });
    return countOfGroups({ groups, viewer: compilation.viewer, table: entity.table, condition, ...told });
  }
  const leftOut: Sql[] = [];
  const offer: Asked['offer'] = (one) =>
    leftOut.length === 0 && 'allBut' in one && leftOut.push(one.allBut) > 0;
  const condition = listCondition(list, args, compilation, { isOfAll: true, offer });
  const [those] = leftOut;
  const from = sql`from ${tableOf(list, args)} "t" where ${condition}`;
  if (those === undefined) return sql`select count(*)::text ${from}`;
  return sql`select ((select count(*) ${from}) - (select count(*) ${from} and ${sql.raw(plannedAnew)} ${those}))::text`;
}

/** The ids of the rows of a list in its order, as a JSON array of texts; of some rows only where they are named. */
export function compileIds(
  list: ListDefinition,
  args: ListArguments,
  { ids, atMost }: { readonly ids: readonly string[] | null; readonly atMost: number },
  compilation: Compilation,
): Sql {
  const named = ids === null ? TRUE : namedRows(list.entity.table, sql`"t"."id"`, ids);
  const condition = and([listCondition(list, args, compilation), named]);
  const asked = { orderBy: args['orderBy'], sortBy: args['sortBy'], fallback: list.defaultOrder };
  const order = compileOrder(asked, list, 't', compilation.viewer);
  const rows = sql`select ${columnsWith('"t"."id"', order)} from ${tableOf(list, args)} "t" ${sql.join(order.joins, sql.raw(' '))} where ${condition} order by ${orderOfRows(order)} limit ${atMost}::bigint`;
  return sql`select coalesce(json_agg("k"."id"::text order by ${orderOfPage(order)}), '[]')::text from (${rows}) "k"`;
}

/** All rows of a list as objects in a column `j`, of some only where they are named: what is reckoned over them. */
export function compileObjects(
  list: ListDefinition,
  args: ListArguments,
  selection: Selection,
  ids: readonly string[] | null,
  compilation: Compilation,
): Sql {
  const named = ids === null ? TRUE : namedRows(list.entity.table, sql`"t"."id"`, ids);
  const row = compileObject(list.entity, selection, 't', compilation);
  return sql`select ${textOf(row.json)}::json as "j" from ${sql.id(list.entity.table)} "t" ${sql.join(row.joins, sql.raw(' '))} where ${and([listCondition(list, args, compilation, { isOfAll: ids === null }), named])}`;
}

/** One row by id, as a JSON object; the id may be told later. */
export function compileRow(
  { entity, rows }: RowOf,
  selection: Selection,
  id: unknown,
  compilation: Compilation,
): Sql {
  const { viewer } = compilation;
  const row = compileObject(entity, selection, 't', compilation);
  const conditions = [sql`"t"."id" = ${id}::bigint`, rows?.('t', viewer) ?? TRUE, entity.scope('t', viewer)];
  return sql`select ${answer(textOf(row.json))} from ${sql.id(entity.table)} "t" ${sql.join(row.joins, sql.raw(' '))} where ${and(conditions)}`;
}

interface RowOf {
  readonly entity: Entity;
  readonly rows?: Entity['scope'] | undefined;
}

/** Postgres stops what has grown longer than an answer may be, before it travels. */
const answer = (json: Sql): Sql => sql`answer_within(${json}, ${sql.raw(String(answerAtMost))})`;

const value = (alias: string, index: number) => sql.raw(`"${alias}"."o${index}"`);

/** What rows are sorted by travels with them. */
function columnsWith(columns: string, order: Order): Sql {
  return sql.join([
    sql.raw(columns),
    ...order.terms.map(({ expression }, index) => sql`${expression} as ${sql.raw(`"o${index}"`)}`),
  ]);
}

function orderOfRows(order: Order): Sql {
  return orderList([...order.terms, { expression: sql.raw('"t"."id"'), suffix: order.idSuffix }]);
}

function orderOfPage(order: Order): Sql {
  const terms = order.terms.map(({ suffix }, index) => ({ expression: value('k', index), suffix }));
  return orderList([...terms, { expression: sql.raw('"k"."id"'), suffix: order.idSuffix }]);
}
