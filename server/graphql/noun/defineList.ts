import { getNamedType, getNullableType, type GraphQLInputType, isListType } from 'graphql';
import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import { columnsIn, kindOf } from '#server/db/tables/columnsIn.ts';
import type { Entity, RowScope } from '../Entity.ts';
import { type ListDefinition, notFilters } from '../read/compileList.ts';
import {
  before,
  type Condition,
  type Conditions,
  isFlag,
  isId,
  isOneOfIds,
  isOneOfTexts,
  isText,
  onOrAfter,
} from '../read/condition.ts';
import { byColumn, type OrderColumn, type OrderItem, type OrderTable } from '../read/orderBy.ts';
import type { KeptFigures } from '../read/relatedFigures.ts';
import { type ConditionTable, whereConditions } from '../read/whereConditions.ts';
import type { TestedColumn } from '../read/testedColumn.ts';
import { conditionColumns } from './conditionColumns.ts';
import { enumValues, inputFields, listOperation, memberType } from '../contract.ts';
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

const bySearchText = searches((alias, _viewer, has) => has(sql.id(alias, 'search_text')));

const isDay = (table: string, name: string, ending: string): boolean =>
  kindOf(table, name.slice(0, -ending.length)) === 'day';

/** What a contract cannot say of a list. Everything else follows from its arguments and the table. */
export interface NounList {
  readonly defaultOrder: readonly OrderItem[];
  /** Filters that are more than their column of the same name. */
  readonly filters?: Conditions;
  /** Orders that are more than their column of the same name. */
  readonly orders?: Readonly<Record<string, OrderColumn>>;
  /** Rows of other types that may be counted by conditions, or sorted by; by the name of the order's member. */
  readonly related?: Readonly<Record<string, RelatedRows>>;
  /** Columns of conditions that are tested as the viewer sees them, by name; else a test would tell what is hidden. */
  readonly tested?: Readonly<Record<string, TestedColumn['expression']>>;
  /** Rows that this list offers at all, besides the type's scope. */
  readonly rows?: RowScope;
  /** All there is of a list without pages: the first so many. */
  readonly first?: number;
  /** Of a list without pages: a longer one is refused, never cut (ADR 19). */
  readonly atMost?: number;
}

export interface RelatedRows {
  readonly type: string;
  readonly table: string;
  readonly scope: RowScope;
  /** What makes a row of `child` belong to `parent`: its column that names the parent, or more than that. */
  readonly on: string | ((parent: string, child: string) => Sql);
  /** Which of them the plain number counts, where a field shows it and it is not all of them (S6). */
  readonly counted?: (child: string) => Sql;
  /** What the plain number is where it does not hang on who asks (S6). */
  readonly count?: (parent: string) => Sql;
  readonly kept?: KeptFigures;
  /** There is one at most. */
  readonly isOne?: boolean;
  readonly guards?: ConditionTable['guards'];
}

/** A list as the engine reads it: the filters and orders of the contract, each with its SQL. */
export function defineList(entity: Entity, list: NounList): ListDefinition {
  const args = listOperation(entity.type)?.field.args ?? [];
  const argument = (name: string) => args.find((arg) => arg.name === name)?.type;
  const where = argument('where');
  const orderBy = argument('orderBy');
  const filters = [
    ...args.filter(({ name }) => !notFilters.has(name)),
    ...inputFields(where && getNamedType(where)),
  ];
  const conditions = filters.flatMap(({ name, type }): [string, Condition][] => {
    const written = list.filters?.[name];
    if (written) return [[name, written]];
    if (name === 'whereConditions')
      return [[name, whereConditions(conditionTable(entity, list, getNamedType(type)))]];
    const implied = columnFilter(entity.table, name, type);
    return implied ? [[name, implied]] : [];
  });
  return {
    entity,
    conditions: Object.fromEntries(conditions),
    order: orderTable(entity, list, orderBy && getNamedType(orderBy)),
    defaultOrder: list.defaultOrder,
    ...(list.rows && { rows: list.rows }),
  };
}

type InputType = ReturnType<typeof memberType>;

function conditionTable(
  entity: Entity,
  { related = {}, tested = {} }: NounList,
  type: InputType,
): ConditionTable {
  const has = memberType(type, 'HAS');
  const relations = enumValues(has, 'relation').flatMap((name) => {
    const rows = related[name.toLowerCase()];
    return rows
      ? [[name, { ...linked(rows), columns: conditionColumns(rows, memberType(has, 'condition')) }]]
      : [];
  });
  return {
    guards: entity,
    columns: Object.fromEntries(
      Object.entries(conditionColumns(entity, type)).map(([name, column]) => [
        name,
        { ...column, expression: tested[name] ?? column.expression },
      ]),
    ),
    relations: Object.fromEntries(relations) as NonNullable<ConditionTable['relations']>,
  };
}

function orderTable(
  entity: Entity,
  { orders = {}, related = {}, defaultOrder }: NounList,
  type: InputType,
): OrderTable {
  const columns = columnsIn(entity.table);
  const names = new Set([
    ...enumValues(type, 'column'),
    ...defaultOrder.flatMap(({ column }) => column ?? []),
  ]);
  const sorted = [...names].flatMap((name): [string, OrderColumn][] => {
    const written = orders[name];
    if (written) return [[name, written]];
    const column = columns.get(name.toLowerCase());
    return column ? [[name, byColumn(name.toLowerCase(), column.nullable === true)]] : [];
  });
  const relations = inputFields(type).flatMap(({ name, type: member }) => {
    const rows = related[name];
    if (!rows) return [];
    const figures = enumValues(getNamedType(member), 'column').map((figure) => [
      figure,
      figureOf(rows, figure),
    ]);
    return [[name, { ...linked(rows), columns: Object.fromEntries(figures) as Figures }] as const];
  });
  return { columns: Object.fromEntries(sorted), relations: Object.fromEntries(relations) };
}

/** What belongs to a row by a column is found from there, too. */
function linked({ on, ...rows }: RelatedRows) {
  return typeof on === 'string'
    ? {
        ...rows,
        link: on,
        on: (parent: string, child: string) => sql`${sql.id(child, on)} = ${sql.id(parent, 'id')}`,
      }
    : { ...rows, link: null, on };
}

type Figures = Readonly<Record<string, ReturnType<typeof figureOf>>>;

function figureOf({ table }: RelatedRows, figure: string) {
  const column = figure.toLowerCase();
  const kind = columnsIn(table).get(column)?.kind;
  return { column, kind: kind === 'number' || kind === 'decimal' ? 'number' : 'date' } as const;
}
