import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql, TRUE, whole } from '#server/db/conditions.ts';
import { plannedAnew } from '#server/db/plannedAnew.ts';
import { type Compilation, compileObject } from './compileObject.ts';
import type { AllBut, AllButFew, AllButOwn, OtherWay } from './condition.ts';
import { countOfGroups, countOfSizes } from './groups.ts';
import { textOf } from './jsonText.ts';
import {
  filtersOf,
  filtersOfGroups,
  isOfAllThere,
  isTrash,
  listCondition,
  tableOf,
} from './listCondition.ts';
import type { ListArguments, ListDefinition } from './ListDefinition.ts';
import { namedRows } from './namedRows.ts';
import { compileOrder } from './orderBy.ts';
import type { Selection } from './selection.ts';
import { columnsWith, orderOfPage, orderOfRows } from './sortedRows.ts';
import { takeFirst } from './takeFirst.ts';

/** How many rows a list has. */
export function compileCount(list: ListDefinition, args: ListArguments, compilation: Compilation): Sql {
  const { viewer } = compilation;
  const { groups, entity } = list;
  const told = filtersOfGroups(list, args, viewer);
  if (groups && told) {
    const condition = listCondition(list, args, compilation, { isOfAll: true });
    return countOfGroups({ groups, viewer, table: entity.table, condition, ...told });
  }
  const kept = keptCount(list, args, viewer);
  if (kept) return kept;
  const { taken, offer } = takeFirst(isOfTotals);
  const condition = listCondition(list, args, compilation, { isOfAll: true, offer });
  const rows = (more: Sql) => sql`from ${tableOf(list, args)} "t" where ${and([condition, more])}`;
  const count = (more: Sql) => sql`(select count(*) ${rows(more)})`;
  const isAllThere = !isTrash(args) && isOfAllThere(condition);
  const [way] = taken;
  const ofKept = way && 'looked' in way && isAllThere ? way.ofAllThere : undefined;
  if (way && 'test' in way) {
    const all = isAllThere ? countOfSizes(groupingsOf(list, viewer), TRUE, viewer) : null;
    return totalWithoutOwn(way, rows, all ?? count(TRUE));
  }
  const anew = way && { ...way, allBut: sql`${sql.raw(plannedAnew)} ${way.allBut}` };
  return totalBy(anew, count, ofKept);
}

const isOfTotals = (one: OtherWay): one is AllBut | AllButOwn | AllButFew => 'allBut' in one;

const groupingsOf = ({ totals }: ListDefinition, viewer: Viewer) => totals?.(viewer) ?? [];

/** So many rows are counted sooner than all others are tested. */
const fewOwn = 10_000;

/** Rows that are few are counted on the way to learn that. */
function totalWithoutOwn({ allBut, test }: AllButOwn, rows: (more: Sql) => Sql, all: Sql): Sql {
  const anew = sql.raw(plannedAnew);
  return sql`with ${anew} "those" as materialized (select count(*) as "number" from (select 1 ${rows(allBut)} limit ${whole(fewOwn)} + 1) "those")
    select (case when "number" <= ${whole(fewOwn)} then ${all} - "number" else (select count(*) ${rows(test)}) end)::text from "those"`;
}

/** As groups have it that know how many rows they are; null where there are none that tell of the filters. */
function keptCount(list: ListDefinition, args: ListArguments, viewer: Viewer): Sql | null {
  const groupings = groupingsOf(list, viewer);
  if (groupings.length === 0 || isTrash(args)) return null;
  const { taken, offer } = takeFirst(isOfTotals);
  const condition = filtersOf(list, args, { viewer, isOfAll: true, offer });
  return totalBy(taken[0], (more) => countOfSizes(groupings, and([condition, more]), viewer));
}

/** The total of all rows but those that another way leaves out; null where a number it takes is not told. */
function totalBy<Told extends Sql | null>(
  way: AllBut | AllButFew | undefined,
  count: (more: Sql) => Told,
  ofKept?: Sql,
): Sql | Told {
  const isFew = way && 'looked' in way;
  const all = ofKept ?? count(isFew ? way.all : TRUE);
  if (way === undefined || all === null) return all && sql`select ${all}::text`;
  const those = count(way.allBut);
  if (!isFew || those === null) return those && sql`select (${all} - ${those})::text`;
  const { looked, atMost, otherwise } = way;
  const each = count(otherwise);
  return (
    each &&
    sql`select (case when (select count(*) from (${looked} limit ${whole(atMost)} + 1) "looked") <= ${whole(atMost)} then ${all} - ${those} else ${each} end)::text`
  );
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
