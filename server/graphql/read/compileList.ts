import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql, TRUE, whole } from '#server/db/conditions.ts';
import { compileSql } from '#server/db/compileSql.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import { tablesBehind } from '#server/db/tables/tablesBehind.ts';
import type { Entity } from '../Entity.ts';
import { type Compilation, compileObject } from './compileObject.ts';
import { jsonOfRows, textOf } from './jsonText.ts';
import { answerAtMost } from './Reads.ts';
import { inOrderOfMostlyKept } from './mostlyKept.ts';
import { extremesFirst } from './extremesFirst.ts';
import {
  areSooner,
  asksWorkedOut,
  isCertain,
  type OfGroups,
  pageLedByGroups,
  pageOfFewGroups,
  pageOfGroups,
} from './groups.ts';
import type { FromFew, FromOwnFew } from './condition.ts';
import { emptyApart } from './emptyApart.ts';
import { fewFirst } from './fewFirst.ts';
import { firstRowsFirst, isNear } from './firstRows.ts';
import { filtersOfGroups, isOfAll, isTrash, isUnfiltered, listCondition, tableOf } from './listCondition.ts';
import type { ListArguments, ListDefinition } from './ListDefinition.ts';
import { compileOrder, type Order, orderList } from './orderBy.ts';
import type { Way } from './paginator.ts';
import type { KeptOrder } from './relatedFigures.ts';
import { reverse } from './reverse.ts';
import type { Selection } from './selection.ts';
import { columnsWith, orderOfPage, orderOfRows, ownColumns, value } from './sortedRows.ts';
import { takeFirst } from './takeFirst.ts';
import { wordsFirst } from './wordsFirst.ts';

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
  const suits = (one: FromFew | FromOwnFew) =>
    !('onlyByText' in one) || (isNear(way) && isByOwnText(order, list.entity.table));
  const { taken, offer } = takeFirst((one): one is FromFew | FromOwnFew => !('allBut' in one) && suits(one));
  const takesOthers = !isView && !isTrash(args) && order.extremes === null;
  const filters = listCondition(list, args, compilation, takesOthers && !list.isShort ? { offer } : {});
  const condition = isTrash(args) ? filters : and([filters, order.within]);
  const row = compileObject(list.entity, selection, 't', compilation);
  const table = sql.id(list.entity.table);
  const found = way.fromEnd ? reverse(order) : order;
  const [otherWay] = taken;
  const isSoonFound =
    takesOthers && !otherWay && way.offsetAtMost === 0 && isByOwnColumn(order) && order.oftenEmpty === null;
  if (isView || isSoonFound) {
    const told = filtersOfGroups(list, args, compilation.viewer);
    const page = pageOfRows(list, { found, order, way, condition, told }, compilation.viewer);
    const sorted = sql.join([sql.raw('"t"."id"'), ...order.terms.map((_, index) => value('t', index))]);
    return sql`select ${answer(jsonOfRows(row.json, orderOfPage(order)))} from (${page}) "t" cross join lateral (select ${sorted}) "k" ${sql.join(row.joins, sql.raw(' '))}`;
  }
  const asking = { found, order, way, condition, args, otherWay };
  const page = pageOfIds(list, asking, compilation.viewer);
  return sql`select ${answer(jsonOfRows(row.json, orderOfPage(order)))} from (${page}) "k" join ${table} "t" on "t"."id" = "k"."id" ${sql.join(row.joins, sql.raw(' '))}`;
}

interface Page {
  readonly order: Order;
  /** The same from the end where rows are reached from there. */
  readonly found: Order;
  readonly way: Way;
  readonly condition: Sql;
}

interface IdsPage extends Page {
  readonly args: ListArguments;
  /** The one that a filter has offered. */
  readonly otherWay: FromFew | FromOwnFew | undefined;
}

/** The ids of a page and what they are sorted by, by the shortest way to them. */
function pageOfIds(
  list: ListDefinition,
  { order, found, way, condition, args, otherWay }: IdsPage,
  viewer: Viewer,
): Sql {
  const { table, scope } = list.entity;
  const rowsFrom = (from: Sql, where: Sql) =>
    sql`select ${columnsWith('"t"."id"', order)} from ${from} ${sql.join(order.joins, sql.raw(' '))} where ${where}`;
  const page = (sorted: Sql) => partOf(sorted, found, way);
  const pageFrom = (from: Sql, where: Sql) =>
    found.oftenEmpty === null
      ? page(sql`${rowsFrom(from, where)} order by ${orderOfRows(found)}`)
      : emptyApart({ table, column: found.oftenEmpty, order: found, way, from, where, rowsFrom });
  if (otherWay && 'from' in otherWay) {
    const few = fewFirst({
      table,
      pageFrom,
      otherWay,
      seen: scope('r', viewer),
      condition,
      order: found,
      way,
    });
    const { metByOneIn: oneIn, otherwise } = otherWay;
    if (oneIn === undefined) return few;
    const narrowed = and([condition, otherwise]);
    return firstRowsFirst({ table, condition: narrowed, order: found, way, oneIn, pageFrom }, few);
  }
  if (otherWay) {
    const narrowed = and([condition, otherWay.test]);
    return wordsFirst({ table, pageFrom, condition: narrowed, order: found, way, rowsFrom, page });
  }
  if (found.kept && isOfAll(list, args, viewer)) return page(rowsOfFigures(found.kept, found));
  const rowsOf = tableOf(list, args);
  const led = isUnfiltered(list, args)
    ? pageLedByGroups({ viewer, condition }, found, way, (where, offset) => {
        const rows = rowsFrom(sql`${rowsOf} "t"`, where);
        return sql`${rows} order by ${orderOfRows(found)} limit ${whole(way.limit)} offset ${offset}`;
      })
    : null;
  if (led) return led;
  const byAll = pageFrom(sql`${rowsOf} "t"`, condition);
  const mostlyKept = isUnfiltered(list, args) ? found.mostlyKept : null;
  const rows = mostlyKept ? inOrderOfMostlyKept({ mostlyKept, order: found, page, otherwise: byAll }) : byAll;
  if (!found.extremes || isTrash(args)) return rows;
  return extremesFirst({ extremes: found.extremes, rowsOf, condition, way, otherwise: rows });
}

/** In the order of a figure that is kept, of those that are not deleted: no row itself is looked at. */
function rowsOfFigures({ table, key, column, deleted }: KeptOrder, { terms, idSuffix }: Order): Sql {
  const figure = sql.id('kept', column);
  const of = sql.id('kept', key);
  const order = orderList([
    { expression: figure, suffix: terms[0]?.suffix ?? '' },
    { expression: of, suffix: idSuffix },
  ]);
  return sql`select ${of} as "id", ${figure} as "o0" from ${sql.id(table)} "kept" where not ${sql.id('kept', deleted)} order by ${order}`;
}

/** By a column that the rows have themselves, if by anything but their ids. */
const isByOwnColumn = (order: Order): boolean => (ownColumns(order)?.length ?? Infinity) < 2;

/** By a text of the rows' own first. */
function isByOwnText(order: Order, table: string): boolean {
  const column = columnsIn(table).get(ownColumns(order)?.[0] ?? '');
  return column?.kind === 'text' && column.choices === undefined;
}

interface RowsPage extends Page {
  /** What groups tell of the filters. */
  readonly told: OfGroups | null;
}

function pageOfRows(
  { entity: { table }, groups }: ListDefinition,
  { order, found, way, condition, told }: RowsPage,
  viewer: Viewer,
): Sql {
  const rows = (where: Sql, from: string) =>
    sql`select ${columnsWith('"t".*', order)} from ${sql.id(from)} "t" ${sql.join(order.joins, sql.raw(' '))} where ${where} order by ${orderOfRows(found)}`;
  const page = (where: Sql, from = table) => partOf(rows(where, from), found, way);
  if (!groups || !told) return page(condition);
  const asked = { groups, viewer, table, condition, ...told };
  if (!isCertain(told)) return pageOfFewGroups(asked, page);
  if (!areSooner(groups, found, way))
    return asksWorkedOut(groups, told) ? pageOfFewGroups(asked, page) : page(condition);
  return pageOfGroups(
    asked,
    found,
    way,
    (where, offset) => sql`${rows(where, groups.rowsOf)} limit ${whole(way.limit)} offset ${offset}`,
  );
}

/**
 * So many of sorted rows. Where an offset that is told later stands alone, the planner expects a tenth of the table, and
 * each page is planned anew for its own. That is as well where rows are found by values; where they are not, the text
 * says how far the offset reaches, and pages are planned once.
 */
function partOf(sorted: Sql, order: Order, { limit, offset, offsetAtMost }: Way): Sql {
  const wanted = whole(limit);
  if (compileSql(sorted).values.length > 0) return sql`${sorted} limit ${wanted} offset ${offset}::bigint`;
  if (offsetAtMost === 0) return sql`${sorted} limit ${wanted}`;
  const reached = whole(offsetAtMost + limit);
  return sql`select * from (${sorted} limit ${reached}) "k" order by ${orderOfPage(order)} limit ${wanted} offset ${offset}::bigint`;
}

/** One row by id, as a JSON object; the id may be told later. */
export function compileRow(
  { entity, rows }: { readonly entity: Entity; readonly rows?: Entity['scope'] | undefined },
  selection: Selection,
  id: unknown,
  compilation: Compilation,
): Sql {
  const { viewer } = compilation;
  const row = compileObject(entity, selection, 't', compilation);
  const conditions = [sql`"t"."id" = ${id}::bigint`, rows?.('t', viewer) ?? TRUE, entity.scope('t', viewer)];
  return sql`select ${answer(textOf(row.json))} from ${sql.id(entity.table)} "t" ${sql.join(row.joins, sql.raw(' '))} where ${and(conditions)}`;
}

/** Postgres stops what has grown longer than an answer may be, before it travels. */
const answer = (json: Sql): Sql => sql`answer_within(${json}, ${whole(answerAtMost)})`;
