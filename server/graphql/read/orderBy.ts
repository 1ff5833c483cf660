import { sql } from 'kysely';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { tooMany, validationFailed } from '#server/errors/errors.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { type FiguredRelation, relatedFigure } from './relatedFigures.ts';

/** What a list can be sorted by. */
export interface OrderTable {
  readonly columns: Readonly<Record<string, OrderColumn>>;
  readonly relations?: Readonly<Record<string, FiguredRelation>>;
}

export interface OrderColumn {
  readonly expressions: (alias: string) => readonly Sql[];
  /** May be empty; empty comes last in both directions. */
  readonly nullable?: boolean;
  /** A join that the expressions read from. */
  readonly join?: (alias: string) => Sql;
}

/** One term of an ORDER BY, spelled once over the row and once over the page of ids that carries its value. */
interface OrderTerm {
  readonly expression: Sql;
  readonly suffix: string;
}

export interface Order {
  readonly terms: readonly OrderTerm[];
  readonly joins: readonly Sql[];
  readonly idSuffix: string;
}

export const byColumn = (column: string, nullable = false): OrderColumn => ({
  expressions: (alias) => [sql.id(alias, column)],
  nullable,
});

type Direction = 'ASC' | 'DESC';
const maxTerms = 5;
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
    idSuffix: items.at(-1)?.order === 'DESC' ? ' desc' : '',
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
    const [name, value] = relation;
    const asked = { alias, viewer, path: `${path}.${name}` };
    const { expression, join, nullable } = relatedFigure(table.relations?.[name], value, asked);
    return { terms: [{ expression, suffix: suffix(item.order, nullable) }], joins: join ? [join] : [] };
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

/** Without nulls no word on them is said: an index then serves both directions. */
function suffix(direction: Direction, nullable: boolean): string {
  return `${direction === 'DESC' ? ' desc' : ''}${nullable ? ' nulls last' : ''}`;
}

const reversed: Readonly<Record<string, string>> = {
  '': ' desc',
  ' desc': '',
  ' nulls last': ' desc nulls first',
  ' desc nulls last': ' nulls first',
};

const reverseSuffix = (suffix: string): string => reversed[suffix] ?? '';

/** The same rows from the last to the first. */
export const reverse = (order: Order): Order => ({
  ...order,
  terms: order.terms.map((term) => ({ ...term, suffix: reverseSuffix(term.suffix) })),
  idSuffix: reverseSuffix(order.idSuffix),
});

export function orderList(pieces: readonly { readonly expression: Sql; readonly suffix: string }[]): Sql {
  return sql.join(pieces.map(({ expression, suffix: direction }) => sql`${expression}${sql.raw(direction)}`));
}
