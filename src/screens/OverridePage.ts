import type { ComponentType } from 'react';

/** A page that an override adds beside the four screens of a resource. */
export interface OverridePage<Name extends string = string> {
  /** '/orders/:id/print'; goes before the resource's own paths. An `:id` is a record's. */
  readonly path: string;
  /** The list it belongs to: the breadcrumb leads through it. */
  readonly resource: Name;
  readonly page: ComponentType;
  /** Made to be printed: no frame around it, as wide as a sheet. */
  readonly isPaper?: boolean;
}
