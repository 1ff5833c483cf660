import { type GraphQLNamedType, getNamedType } from 'graphql';
import { sql } from 'kysely';
import { columnsIn, kindOf } from '#server/db/tables/columnsIn.ts';
import { camelCase } from '../camelCase.ts';
import { enumValues, inputFields } from '../contract.ts';
import type { Entity } from '../Entity.ts';
import { byColumn, type OrderColumn, type OrderTable } from '../read/orderBy.ts';
import type { NounList, RelatedRows } from './NounList.ts';

/** Rows are sorted by what the viewer reads of them: what is hidden is empty, or their order would tell it. */
function sortedAsSeen(
  { hiddenFields, partlyHidden }: Entity,
  field: string,
  order: OrderColumn,
): OrderColumn {
  if (!hiddenFields && !partlyHidden) return order;
  return {
    ...order,
    ...(partlyHidden && { isPartlyHidden: (viewer) => partlyHidden(viewer).has(field) }),
    expressions: (alias, viewer) => {
      if (hiddenFields?.(viewer).has(field) === true) return [];
      const seen = partlyHidden?.(viewer).get(field);
      const expressions = order.expressions(alias, viewer);
      return seen
        ? expressions.map((expression) => sql`case when ${seen(alias)} then ${expression} end`)
        : expressions;
    },
  };
}

/** What `orderBy` sorts by: the columns and figures that the contract fixes. */
export function orderTable(
  entity: Entity,
  { orders = {}, related = {}, defaultOrder }: NounList,
  type: GraphQLNamedType | undefined,
): OrderTable {
  const names = new Set([
    ...enumValues(type, 'column'),
    ...defaultOrder.flatMap(({ column }) => column ?? []),
  ]);
  const relations = inputFields(type).flatMap(({ name, type: member }) => {
    const rows = related[name];
    if (!rows) return [];
    const figures = enumValues(getNamedType(member), 'column').map((figure) => [
      figure,
      figureOf(rows, figure),
    ]);
    return [[name, { ...linked(rows), columns: Object.fromEntries(figures) as Figures }] as const];
  });
  return {
    columns: columnsOf([...names], (name) => orders[name] ?? ownOrder(entity, name)),
    relations: Object.fromEntries(relations),
  };
}

/** What `sortBy` sorts by besides: columns, what the type works out, and what the noun has written. */
export function sortTable(
  entity: Entity,
  { orders = {} }: NounList,
  type: GraphQLNamedType | undefined,
): OrderTable {
  const order = (name: string) => orders[name] ?? ownOrder(entity, name) ?? shownOrder(entity, name);
  return {
    columns: columnsOf(enumValues(type, 'column'), (name) => {
      const found = order(name);
      return found && sortedAsSeen(entity, camelCase(name.toLowerCase()), found);
    }),
  };
}

function columnsOf(
  names: readonly string[],
  orderOf: (name: string) => OrderColumn | null,
): OrderTable['columns'] {
  const orders = names.map((name) => [name, orderOf(name)] as const);
  return Object.fromEntries(orders.flatMap(([name, order]) => (order ? [[name, order]] : [])));
}

function ownOrder({ table }: Entity, name: string): OrderColumn | null {
  const column = name.toLowerCase();
  const kept = columnsIn(table).get(column);
  return kept ? byColumn(column, kept.nullable === true) : null;
}

function shownOrder({ fields }: Entity, name: string): OrderColumn | null {
  const shown = fields?.[camelCase(name.toLowerCase())];
  return shown ? { expressions: (alias, viewer) => [shown(alias, viewer)], nullable: true } : null;
}

/** What belongs to a row by a column is found from there, too. */
export function linked({ on, ...rows }: RelatedRows) {
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
  const kind = kindOf(table, column);
  return { column, kind: kind === 'number' || kind === 'decimal' ? 'number' : 'date' } as const;
}
