import { getNamedType, getNullableType, type GraphQLInputType, isListType } from 'graphql';
import { sql } from 'kysely';
import { and, TRUE } from '#server/db/conditions.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import type { Entity } from '../Entity.ts';
import type { ListDefinition } from '../read/ListDefinition.ts';
import {
  before,
  type Condition,
  isFlag,
  isId,
  isOneOfIds,
  isOneOfTexts,
  isText,
  onOrAfter,
} from '../read/condition.ts';
import { type ConditionTable, notToFilterBy, whereConditions } from '../read/whereConditions.ts';
import { enumValues, memberType } from '../contract.ts';
import { conditionColumns, fieldOf, type Keys } from './conditionColumns.ts';
import { listInputs } from './listInputs.ts';
import type { NounList } from './NounList.ts';
import { linked, orderTable, sortTable } from './orderTables.ts';
import { searches } from '../read/searches.ts';

/** The filter that its name and type imply, where the table has the column; null where somebody has to write it. */
function columnFilter(table: string, name: string, type: GraphQLInputType): Condition | null {
  if (name === 'text_search' && kindOf(table, 'search_text') === 'text') return bySearchText;
  if (name.endsWith('_gte') && isDay(table, name, '_gte')) return onOrAfter(name.slice(0, -4));
  if (name.endsWith('_lt') && isDay(table, name, '_lt')) return before(name.slice(0, -3));
  const several = isListType(getNullableType(type));
  const kind = kindOf(table, name);
  if (kind === 'id') return several ? isOneOfIds(name) : isId(name);
  if (kind === 'text') return several ? isOneOfTexts(name) : isText(name);
  return kind === 'flag' && getNamedType(type).name === 'Boolean' ? isFlag(name) : null;
}

/** S1: no filter tells what is hidden of a row; one that is written by hand sees to it by itself. */
function filterByField(entity: Entity, name: string, type: GraphQLInputType): Condition | null {
  const holds = columnFilter(entity.table, name, type);
  const field = fieldOf(entity.type, name.replace(/_(gte|lt)$/, ''));
  if (!holds || field === null) return holds;
  return (value, asked) => {
    if (entity.hiddenFields?.(asked.viewer).has(field) === true) throw notToFilterBy(asked.path);
    const isShown = entity.partlyHidden?.(asked.viewer).get(field)?.(asked.alias) ?? TRUE;
    return and([isShown, holds(value, asked)]);
  };
}

const bySearchText = searches((alias, _viewer, has) => has(sql.id(alias, 'search_text')));

const isDay = (table: string, name: string, ending: string): boolean =>
  kindOf(table, name.slice(0, -ending.length)) === 'day';

/** A list as the engine reads it: the filters and orders of the contract, each with its SQL. */
export function defineList(entity: Entity, list: NounList): ListDefinition {
  const { filters, conditions: tests, orderBy, sortBy } = listInputs(entity.type);
  const asked = filters.flatMap(({ name, type }): [string, Keys[string]][] => {
    const holds = list.filters?.[name] ?? filterByField(entity, name, type);
    return holds ? [[name, { holds, type }]] : [];
  });
  const written = Object.entries(list.filters ?? {}).map(([name, holds]) => [name, { holds }] as const);
  const keys: Keys = { ...Object.fromEntries(written), ...Object.fromEntries(asked) };
  const tested = conditionTable(entity, list, { tests, keys });
  const conditions = Object.fromEntries(asked.map(([name, { holds }]) => [name, holds]));
  const isTested = filters.some(({ name }) => name === 'whereConditions');
  return {
    entity,
    conditions: isTested ? { ...conditions, whereConditions: whereConditions(tested) } : conditions,
    tested: tested.columns,
    order: orderTable(entity, list, orderBy),
    sort: sortTable(entity, list, sortBy),
    defaultOrder: list.defaultOrder,
    ...(list.rows && { rows: list.rows }),
    ...(list.groups && { groups: list.groups }),
    ...(list.totals && { totals: list.totals }),
    ...(list.isShort && { isShort: true }),
  };
}

function conditionTable(
  entity: Entity,
  { related = {}, owners = {}, compared = {}, shortcuts = {} }: NounList,
  { tests, keys }: { readonly tests: ReturnType<typeof memberType>; readonly keys: Keys },
): ConditionTable {
  const has = memberType(tests, 'HAS');
  const relations = enumValues(has, 'relation').flatMap((name) => {
    const rows = related[name.toLowerCase()];
    return rows
      ? [[name, { ...linked(rows), columns: conditionColumns(rows, memberType(has, 'condition')) }]]
      : [];
  });
  return {
    guards: entity,
    columns: conditionColumns(entity, tests, { owners, keys, compared, shortcuts }),
    relations: Object.fromEntries(relations) as NonNullable<ConditionTable['relations']>,
  };
}
