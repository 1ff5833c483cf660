import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql } from '#server/db/conditions.ts';
import type { RowScope } from '../Entity.ts';
import { tooMany, validationFailed } from '#server/errors/errors.ts';
import { isRecord } from '#server/db/isRecord.ts';

/** What a list can be sorted by. */
export interface OrderTable {
  readonly columns: Readonly<Record<string, OrderColumn>>;
  readonly relations?: Readonly<Record<string, AggregatedRelation>>;
}

export interface OrderColumn {
  readonly expressions: (alias: string) => readonly Sql[];
  /** May be empty; empty comes last in both directions. */
  readonly nullable?: boolean;
  /** A join that the expressions read from. */
  readonly join?: (alias: string) => Sql;
}

interface AggregatedRelation {
  readonly table: string;
  readonly scope: RowScope;
  readonly on: (parent: string, child: string) => Sql;
  /** What its number is, where a field shows it and it is not simply all of them (S6). */
  readonly count?: (parent: string, viewer: Viewer) => Sql;
  readonly columns: Readonly<Record<string, { readonly column: string; readonly kind: 'number' | 'date' }>>;
}

/** One term of an ORDER BY, spelled once over the row and once over the page of ids that carries its value. */
interface OrderTerm {
  readonly expression: Sql;
  readonly suffix: Sql;
}

export interface Order {
  readonly terms: readonly OrderTerm[];
  readonly joins: readonly Sql[];
  readonly idSuffix: Sql;
}

export const byColumn = (column: string, nullable = false): OrderColumn => ({
  expressions: (alias) => [sql.id(alias, column)],
  nullable,
});

type Direction = 'ASC' | 'DESC';
const maxTerms = 5;
const functions: Readonly<Record<string, string>> = {
  COUNT: 'count',
  AVG: 'avg',
  MAX: 'max',
  MIN: 'min',
  SUM: 'sum',
};

/** Compiles `orderBy`; ties are broken by id, in the direction of the last term. */
export function compileOrder(
  orderBy: unknown,
  fallback: readonly OrderItem[],
  table: OrderTable,
  alias: string,
  viewer: Viewer,
): Order {
  const items = Array.isArray(orderBy) && orderBy.length > 0 ? orderBy.map(itemOf) : fallback;
  if (items.length > maxTerms) throw tooMany('Sort orders', maxTerms);
  const compiled = items.map((item, index) => compileItem(item, table, alias, viewer, `orderBy.${index}`));
  return {
    terms: compiled.flatMap(({ terms }) => terms),
    joins: compiled.flatMap(({ joins }) => joins),
    idSuffix: sql.raw(items.at(-1)?.order === 'DESC' ? ' desc' : ''),
  };
}

export interface OrderItem {
  readonly column?: string;
  readonly order: Direction;
  readonly relations?: Readonly<Record<string, unknown>>;
}

function itemOf(value: unknown): OrderItem {
  const { column, order, ...relations } = isRecord(value) ? value : {};
  return {
    ...(typeof column === 'string' ? { column } : {}),
    order: order === 'DESC' ? 'DESC' : 'ASC',
    relations: Object.fromEntries(
      Object.entries(relations).filter(([, member]) => member !== null && member !== undefined),
    ),
  };
}

function compileItem(item: OrderItem, table: OrderTable, alias: string, viewer: Viewer, path: string) {
  const relations = Object.entries(item.relations ?? {});
  const [relation] = relations;
  if (relations.length + (item.column ? 1 : 0) !== 1)
    throw validationFailed({ [path]: ['Say one thing to sort by: a column or a relation.'] });
  if (relation) {
    const expression = aggregateOf(relation[0], relation[1], table, alias, viewer, `${path}.${relation[0]}`);
    return { terms: [{ expression, suffix: suffix(item.order, true) }], joins: [] };
  }
  const column = table.columns[item.column ?? ''];
  if (!column) throw validationFailed({ [`${path}.column`]: ['This column cannot be sorted by.'] });
  return {
    terms: column
      .expressions(alias)
      .map((expression) => ({ expression, suffix: suffix(item.order, column.nullable === true) })),
    joins: column.join ? [column.join(alias)] : [],
  };
}

/** A figure over the related rows that the viewer may see. */
function aggregateOf(
  name: string,
  value: unknown,
  table: OrderTable,
  alias: string,
  viewer: Viewer,
  path: string,
): Sql {
  const relation = table.relations?.[name];
  const given = isRecord(value) ? value : {};
  const aggregate = typeof given['aggregate'] === 'string' ? given['aggregate'] : '';
  const called = functions[aggregate];
  if (!relation || !called) throw validationFailed({ [path]: ['This figure cannot be sorted by.'] });
  const child = `${alias}_order`;
  const rows = sql`from ${sql.id(relation.table)} ${sql.id(child)} where ${and([
    relation.on(alias, child),
    relation.scope(child, viewer),
  ])}`;
  const column = typeof given['column'] === 'string' ? relation.columns[given['column']] : undefined;
  if (!column && aggregate === 'COUNT')
    return relation.count?.(alias, viewer) ?? sql`(select count(*) ${rows})`;
  if (!column) throw validationFailed({ [`${path}.column`]: ['Say which value the figure is taken over.'] });
  if (column.kind === 'date' && (aggregate === 'AVG' || aggregate === 'SUM')) {
    throw validationFailed({ [`${path}.aggregate`]: ['Dates have no average and no sum.'] });
  }
  return sql`(select ${sql.raw(called)}(${sql.id(child, column.column)}) ${rows})`;
}

/** Without nulls no word on them is said: an index then serves both directions. */
function suffix(direction: Direction, nullable: boolean): Sql {
  return sql.raw(`${direction === 'DESC' ? ' desc' : ''}${nullable ? ' nulls last' : ''}`);
}

export function orderList(pieces: readonly { readonly expression: Sql; readonly suffix: Sql }[]): Sql {
  return sql.join(pieces.map(({ expression, suffix: direction }) => sql`${expression}${direction}`));
}
