import { sql } from 'kysely';
import { sortLimit } from '#schema/sortLimit.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, type Sql, TRUE } from '#server/db/conditions.ts';
import { tooMany, validationFailed } from '#server/errors/errors.ts';
import { isRecord } from '#server/db/isRecord.ts';
import type { RowScope } from '../Entity.ts';
import type { Extremes } from './extremesFirst.ts';
import {
  type Bound,
  type FiguredRelation,
  type KeptOrder,
  type MostlyKept,
  relatedFigure,
} from './relatedFigures.ts';

/** What a list can be sorted by. */
export interface OrderTable {
  readonly columns: Readonly<Record<string, OrderColumn>>;
  readonly relations?: Readonly<Record<string, FiguredRelation>>;
}

export interface OrderColumn {
  readonly expressions: (alias: string, viewer: Viewer) => readonly Sql[];
  /** May be empty; empty comes last in both directions. */
  readonly nullable?: boolean;
  /** A day of the rows' own that they need not have: an index leads to those that do. */
  readonly oftenEmpty?: string;
  /** The same for a viewer from whom it is hidden in some rows. */
  readonly isPartlyHidden?: (viewer: Viewer) => boolean;
  /** A join that the expressions read from. */
  readonly join?: (alias: string, viewer: Viewer) => Sql;
  /** What those that are alike in it go by, where nothing is asked for after it. */
  readonly then?: OrderColumn;
  /** Holds for every row that the viewer sees, and lets the index of this order leave the others out. */
  readonly within?: (alias: string, viewer: Viewer) => Sql;
  /** No index leads through it: groups of rows tell of it, or of about how much it is. */
  readonly ofGroups?: 'exactly' | Nearly;
  /** Which groups of rows stand together in it, where it is known how many rows of each the viewer sees. */
  readonly ledBy?: (viewer: Viewer) => LeadingGroups | null;
}

/** Groups of rows, with what an order begins with. */
export interface LeadingGroups {
  /** The column of a row that names its group. */
  readonly key: string;
  /** The groups with this key, what they stand by in a column, and in `size` how many rows there are of each. */
  readonly sized: Sql;
  readonly column: string;
}

/** What rows have is this or more, by no more than the slack. */
interface Nearly {
  readonly least: (alias: string) => Sql;
  readonly slack: number;
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
  /** Where it is by a number that is worked out for each row within bounds, and nothing else. */
  readonly extremes: Extremes | null;
  /** Where it is by a figure that is kept, and nothing else. */
  readonly kept: KeptOrder | null;
  /** Where it is by a figure that is kept but for a few related rows, and nothing else. */
  readonly mostlyKept: MostlyKept | null;
  /** The column that comes first, where it is one that most rows have nothing in. */
  readonly oftenEmpty: string | null;
  /** Of what comes first: true of all rows of the list that are not deleted. */
  readonly within: Sql;
  /** Where it is by what groups alone lead to, and nothing else. */
  readonly ofGroups: 'exactly' | Nearly | null;
  /** Of what comes first. */
  readonly ledBy: LeadingGroups | null;
}

export const byColumn = (column: string, nullable = false): OrderColumn => ({
  expressions: (alias) => [sql.id(alias, column)],
  nullable,
});

export const byDayIfAny = (column: string): OrderColumn => ({
  ...byColumn(column, true),
  oftenEmpty: column,
});

/** The record that rows are sorted by, and the column of theirs that names it. */
interface SortedOwner {
  readonly table: string;
  readonly column: string;
  readonly by: string;
  /** Which of them the viewer may see: the order of rows would tell of the others. */
  readonly scope?: RowScope;
}

/** By a column of the record that a row belongs to; what belongs to none comes last. */
export function byOwner({ table, column, by, scope }: SortedOwner): OrderColumn {
  const joined = (alias: string) => `${alias}_${column}`;
  return {
    expressions: (alias) => [sql.id(joined(alias), by)],
    nullable: true,
    join: (alias, viewer) => {
      const owner = joined(alias);
      const isOwner = sql`${sql.id(owner, 'id')} = ${sql.id(alias, column)}`;
      return sql`left join ${sql.id(table)} ${sql.id(owner)} on ${and([isOwner, ...(scope ? [scope(owner, viewer)] : [])])}`;
    },
  };
}

type Direction = 'ASC' | 'DESC';

/** What a list is sorted by: `orderBy`, then `sortBy`; the fallback where neither says anything. */
interface OrderAsked {
  readonly orderBy: unknown;
  readonly sortBy: unknown;
  readonly fallback: readonly OrderItem[];
}

interface OrderTables {
  readonly order?: OrderTable;
  readonly sort?: OrderTable;
}

/** Ties are broken by id, in the direction of the last term. */
export function compileOrder(
  { orderBy, sortBy, fallback }: OrderAsked,
  { order = { columns: {} }, sort = { columns: {} } }: OrderTables,
  alias: string,
  viewer: Viewer,
): Order {
  const asked = [
    ...itemsOf(orderBy, 'orderBy').map((item) => ({ ...item, table: order })),
    ...itemsOf(sortBy, 'sortBy').map((item) => ({ ...item, table: sort })),
  ];
  const given = asked.length > 0 ? asked : fallback.map((item) => ({ item, path: 'orderBy', table: order }));
  if (given.length > sortLimit) throw tooMany('Sort orders', sortLimit);
  const items = given.filter(isFirstOfItsColumn);
  const compiled = items.map(({ item, path, table }, index) =>
    compileItem({ item, table, path, isLast: index === items.length - 1 }, alias, viewer),
  );
  const only = compiled.length === 1 ? compiled[0] : undefined;
  const isDescending = items.at(-1)?.item.order === 'DESC';
  return {
    terms: compiled.flatMap(({ terms }) => terms),
    joins: compiled.flatMap(({ joins }) => joins),
    idSuffix: isDescending ? ' desc' : '',
    extremes: only?.bound ? { ...only.bound, isDescending, isFromEnd: false } : null,
    kept: only?.kept ?? null,
    mostlyKept: only?.mostlyKept ?? null,
    oftenEmpty: compiled[0]?.oftenEmpty ?? null,
    within: compiled[0]?.within ?? TRUE,
    ofGroups: only?.ofGroups ?? null,
    ledBy: compiled[0]?.ledBy ?? null,
  };
}

const itemsOf = (given: unknown, name: string): readonly { item: OrderItem; path: string }[] =>
  Array.isArray(given)
    ? given.map((value, index) => ({ item: itemOf(value), path: `${name}.${index}` }))
    : [];

/** Rows that are sorted by a column already stay as they are when sorted by it again. */
function isFirstOfItsColumn(
  { item }: { readonly item: OrderItem },
  index: number,
  all: readonly { readonly item: OrderItem }[],
): boolean {
  return item.column === undefined || all.findIndex((other) => other.item.column === item.column) === index;
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

interface Given {
  readonly item: OrderItem;
  readonly table: OrderTable;
  readonly path: string;
  readonly isLast: boolean;
}

/** One item, and what is known of it. */
type Compiled = Pick<Order, 'terms' | 'joins'> &
  Partial<Pick<Order, 'within' | 'ledBy' | 'kept' | 'mostlyKept' | 'oftenEmpty' | 'ofGroups'>> & {
    readonly bound?: Bound;
  };

function compileItem({ item, table, path, isLast }: Given, alias: string, viewer: Viewer): Compiled {
  const relations = Object.entries(item.relations ?? {});
  const [relation] = relations;
  if (relations.length + (item.column ? 1 : 0) !== 1)
    throw validationFailed(path, 'Say one thing to sort by: a column or a relation.');
  if (relation) {
    const [name, value] = relation;
    const asked = { alias, viewer, path: `${path}.${name}` };
    const { expression, join, nullable, ...figure } = relatedFigure(table.relations?.[name], value, asked);
    const terms = [{ expression, suffix: suffix(item.order, nullable) }];
    return { terms, joins: join ? [join] : [], ...figure };
  }
  const column = table.columns[item.column ?? ''];
  if (!column) throw validationFailed(`${path}.column`, 'This column cannot be sorted by.');
  const terms = ({ expressions, nullable, isPartlyHidden }: OrderColumn) =>
    expressions(alias, viewer).map((expression) => ({
      expression,
      suffix: suffix(item.order, nullable === true || isPartlyHidden?.(viewer) === true),
    }));
  const own = terms(column);
  return {
    terms: [...own, ...(isLast && column.then ? terms(column.then) : [])],
    joins: column.join ? [column.join(alias, viewer)] : [],
    // Hidden, it is no order at all.
    oftenEmpty: own.length > 0 ? column.oftenEmpty : undefined,
    within: column.within?.(alias, viewer),
    ofGroups: column.ofGroups,
    ledBy: column.ledBy?.(viewer),
  };
}

/** Without nulls no word on them is said: an index then serves both directions. */
function suffix(direction: Direction, nullable: boolean): string {
  return `${direction === 'DESC' ? ' desc' : ''}${nullable ? ' nulls last' : ''}`;
}

export function orderList(pieces: readonly { readonly expression: Sql; readonly suffix: string }[]): Sql {
  return sql.join(pieces.map(({ expression, suffix: direction }) => sql`${expression}${sql.raw(direction)}`));
}
