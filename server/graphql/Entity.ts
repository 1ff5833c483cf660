import type { Viewer } from '../access/Viewer.ts';
import type { Sql } from '../db/conditions.ts';
import type { TypeActions } from './access/ActionRule.ts';

/** How a GraphQL type is read from its table; the read engine compiles selections with it. */
export interface Entity {
  /** GraphQL type name. */
  readonly type: string;
  readonly table: string;
  /**
   * Fields that are not the snake_case column of the same name: one SQL expression each (S6).
   * `alias` is the row's table alias, `viewer` decides what is masked.
   * A field of an object type may be here too; its expression answers JSON with the field's own names.
   */
  readonly fields?: Readonly<Record<string, FieldExpression>>;
  /** What `fields` cost that take far longer than the others (ADR 19). */
  readonly work?: Readonly<Record<string, number>>;
  /** Fields of something that is looked up beside the row once, however many of them are asked for. */
  readonly beside?: Readonly<Record<string, BesideField>>;
  readonly relations?: Readonly<Record<string, Relation>>;
  /** Rows the viewer may see (S1, S2), soft-deleted ones left out; applied wherever the type is read, nested reads and counts included. */
  readonly scope: RowScope;
  /** What may be done with a row: its field `can`, and what `access` tells of the type. */
  readonly actions?: TypeActions;
  /** Fields that answer null (lists: nothing) to this viewer although the row is visible. */
  readonly hiddenFields?: (viewer: Viewer) => ReadonlySet<string>;
  /** Fields that answer null in those rows that do not meet the condition; for what is hidden in some visible rows only. */
  readonly partlyHidden?: (viewer: Viewer) => ReadonlyMap<string, (alias: string) => Sql>;
}

type FieldExpression = (alias: string, viewer: Viewer) => Sql;

export interface BesideField {
  /** A query of one row, joined under a name of its own. */
  readonly beside: { readonly name: string; readonly query: (alias: string) => Sql };
  readonly expression: (alias: string, beside: string) => Sql;
  readonly ofAll?: OfAll;
}

/** What is worked out for all rows at once, for conditions: row by row it would be worked out over and over. */
export interface OfAll {
  readonly from: Sql;
  /** The column that has the id of the row. */
  readonly key: string;
  readonly column: string;
}

export type RowScope = (alias: string, viewer: Viewer) => Sql;

export type Relation =
  /** To one, over a column of this row. */
  | { readonly kind: 'one'; readonly type: string; readonly column: string }
  /** To many, over a column of the other rows. */
  | (Bound & {
      readonly kind: 'many';
      readonly type: string;
      readonly column: string;
      readonly orderBy: (alias: string) => Sql;
    })
  /** To many through a link table. */
  | (Bound & {
      readonly kind: 'through';
      readonly type: string;
      readonly table: string;
      readonly near: string;
      readonly far: string;
      readonly orderBy: (alias: string) => Sql;
    })
  /** Anything else: a lateral condition between the parent's alias and the child's. */
  | (Bound & {
      readonly kind: 'custom';
      readonly type: string;
      readonly many: boolean;
      readonly on: (parent: string, child: string) => Sql;
      readonly orderBy?: (alias: string) => Sql;
    });

interface Bound {
  /** A longer list is refused, never cut (ADR 19). */
  readonly atMost?: number;
  /** Or it is the first so many, as the contract says of it: of a history that no other list has. */
  readonly first?: number;
  /** What the cost counts of a list that is hardly ever as long, and that whoever reads cannot make longer. */
  readonly usually?: number;
}

/** Of a nested list that says nothing else. */
export const nestedAtMost = 200;

/** How many rows a relation answers at most. */
export function nestedLimit(relation: Relation): number {
  if (relation.kind === 'one' || (relation.kind === 'custom' && !relation.many)) return 1;
  return relation.first ?? relation.atMost ?? nestedAtMost;
}

/** The entities by GraphQL type name. */
export type EntityIndex = ReadonlyMap<string, Entity>;

export function entityOf(entities: EntityIndex, type: string): Entity {
  const entity = entities.get(type);
  if (!entity) throw new Error(`No entity for type ${type}. Known: ${[...entities.keys()].join(', ')}.`);
  return entity;
}
