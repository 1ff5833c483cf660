import type { Sql } from '#server/db/conditions.ts';
import type { RowScope } from '../Entity.ts';
import type { Conditions } from '../read/condition.ts';
import type { Groups } from '../read/groups.ts';
import type { OneRow } from '../read/comparedCount.ts';
import type { ListDefinition } from '../read/ListDefinition.ts';
import type { OrderColumn, OrderItem } from '../read/orderBy.ts';
import type { FiguredRelation } from '../read/relatedFigures.ts';
import type { ComparedColumn, Guards, Shortcut } from '../read/testedColumn.ts';
import type { Owners } from './conditionColumns.ts';

/** What a contract cannot say of a list. Everything else follows from its arguments and the table. */
export interface NounList {
  readonly defaultOrder: readonly OrderItem[];
  /** Filters that are more than their column of the same name: keys of `where`, and what conditions test besides. */
  readonly filters?: Conditions;
  /** Orders that are more than their column or field of the same name. */
  readonly orders?: Readonly<Record<string, OrderColumn>>;
  /** Columns that conditions compare as the viewer sees them, and not as they are kept. */
  readonly compared?: Readonly<Record<string, ComparedColumn['expression']>>;
  /** Of columns of conditions that are worked out, or shown other than their column has them. */
  readonly shortcuts?: Readonly<Record<string, Shortcut>>;
  /** Rows of other types that may be counted by conditions, or sorted by; by the name of the order's member. */
  readonly related?: Readonly<Record<string, RelatedRows>>;
  /** Records that a row belongs to, whose columns conditions test, by what the names of these begin with. */
  readonly owners?: Owners;
  /** Rows that this list offers at all, besides the type's scope. */
  readonly rows?: RowScope;
  /** Groups that its rows fall into, which tell of them without a look at any. */
  readonly groups?: Groups;
  /** Groupings of which it is kept how many rows the viewer sees, the fewest groups first. */
  readonly totals?: ListDefinition['totals'];
  /** Of few rows: no way to a page is shorter than to look at them all. */
  readonly isShort?: boolean;
  /** All there is of a list without pages: the first so many. */
  readonly first?: number;
  /** Of a list without pages: a longer one is refused, never cut (ADR 19). */
  readonly atMost?: number;
}

export interface RelatedRows extends Pick<FiguredRelation, 'table' | 'scope' | 'counted' | 'count' | 'kept'> {
  readonly type: string;
  /** What makes a row of `child` belong to `parent`: its column that names the parent, or more than that. */
  readonly on: string | ((parent: string, child: string) => Sql);
  /** There is one at most. */
  readonly one?: OneRow;
  readonly guards?: Guards;
}
