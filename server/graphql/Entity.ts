import type { Viewer } from '../access/Viewer.ts';
import type { Sql } from '../db/sql.ts';

/** How a GraphQL type is read from its table; the read engine compiles selections with it. */
export interface Entity {
  /** GraphQL type name. */
  readonly type: string;
  readonly table: string;
  /**
   * Scalar fields that are not the snake_case column of the same name: one SQL expression each (S6).
   * `alias` is the row's table alias, `viewer` decides what is masked.
   */
  readonly fields?: Readonly<Record<string, (alias: string, viewer: Viewer) => Sql>>;
  readonly relations?: Readonly<Record<string, Relation>>;
  /** Rows the viewer may see (S1, S2), soft-deleted ones left out; applied wherever the type is read, nested reads and counts included. */
  readonly scope: (alias: string, viewer: Viewer) => Sql;
  /** Fields that answer null to this viewer although the row is visible. */
  readonly hiddenFields?: (viewer: Viewer) => ReadonlySet<string>;
}

export type Relation =
  /** To one, over a column of this row. */
  | { readonly kind: 'one'; readonly type: string; readonly column: string }
  /** To many, over a column of the other rows. */
  | { readonly kind: 'many'; readonly type: string; readonly column: string; readonly orderBy: (alias: string) => Sql }
  /** To many through a link table. */
  | { readonly kind: 'through'; readonly type: string; readonly table: string; readonly near: string; readonly far: string; readonly orderBy: (alias: string, link: string) => Sql }
  /** Anything else: a lateral condition between the parent's alias and the child's. */
  | { readonly kind: 'custom'; readonly type: string; readonly many: boolean; readonly on: (parent: string, child: string) => Sql; readonly orderBy?: (alias: string) => Sql };
