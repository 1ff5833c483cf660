import type { ComponentType } from 'react';

/** A page that an override adds beside the four screens of a resource. */
export interface OverridePage<Name extends string = string> {
  /** '/bookings/wizard/bookings/:id/view'; goes before the resource's own paths. */
  readonly path: string;
  /** The list it belongs to: the breadcrumb leads through it. */
  readonly resource: Name;
  readonly page: ComponentType;
  /** Whether the address makes sense; where not, there is no such page (spec §2). */
  readonly isValid?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}
