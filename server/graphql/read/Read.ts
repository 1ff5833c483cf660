import { isId } from '#server/db/rows.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import type { Entity, RowScope } from '../Entity.ts';
import type { ListDefinition } from './ListDefinition.ts';

/** What a query of the root reads, in whichever way it is answered. */
export type Read = PageRead | PlainRead | OneRead;

/** A list with pages. */
export interface PageRead {
  readonly kind: 'page';
  readonly list: ListDefinition;
}

/** A list without. */
export interface PlainRead {
  readonly kind: 'plain';
  readonly list: ListDefinition;
  readonly size: PlainSize;
}

/** Of a list that is given whole the first so many, or all where there are at most so many. */
export type PlainSize =
  | { readonly first: number }
  | { readonly atMost: number; readonly inPages: string | null };

/** One row by the id in an argument; none where there is none that the viewer may see (S1). */
export interface OneRead {
  readonly kind: 'one';
  readonly entity: Entity;
  readonly argument: string;
  /** Rows that are answered by id, besides the type's scope. */
  readonly rows?: RowScope;
}

export const entityOfRead = (read: Read): Entity => (read.kind === 'one' ? read.entity : read.list.entity);

export const plainAtMost = (size: PlainSize): number => ('first' in size ? size.first : size.atMost);

/** Of a list that has to be all there is one row more is read, to know of it. */
export const plainFirst = (size: PlainSize): number => plainAtMost(size) + ('first' in size ? 0 : 1);

/** Of a view they may be no numbers. */
export const isIdOf = (table: string, id: string): boolean =>
  kindOf(table, 'id') === 'id' ? isId(id) : /^[\w-]{1,100}$/.test(id);
