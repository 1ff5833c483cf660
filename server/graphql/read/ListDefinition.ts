import type { Viewer } from '#server/access/Viewer.ts';
import type { Entity } from '../Entity.ts';
import type { Conditions } from './condition.ts';
import type { Groups, Sizes } from './groups.ts';
import type { OrderItem, OrderTable } from './orderBy.ts';
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
  /** Groupings of which it is kept how many rows there are, the fewest groups first. */
  readonly totals?: (viewer: Viewer) => readonly Sizes[];
  /** Of few rows: no way to a page is shorter than to look at them all. */
  readonly isShort?: boolean;
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
