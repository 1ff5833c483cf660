import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** What the rules of bookings need to know of the viewer's roles; which rows they reach is the policies' business. */
export interface Powers {
  /** C8, W3 */
  readonly overridesLimits: boolean;
  /** B1, B4 */
  readonly managesBookings: boolean;
  /** B2 */
  readonly confirmsWithout: boolean;
  readonly raisesLimits: boolean;
}

/** What takes no reason, as deleting and restoring, passes nothing that asks for one (B2, B4, C8). */
export const powersWithoutReason = (viewer: Viewer): Powers => ({
  ...powersOf(viewer),
  overridesLimits: false,
  managesBookings: false,
  confirmsWithout: false,
});

export function powersOf(viewer: Viewer): Powers {
  return {
    overridesLimits: reach(viewer, 'limits.override') !== 'none',
    managesBookings: reach(viewer, 'bookings.manage') !== 'none',
    confirmsWithout: reach(viewer, 'bookings.confirmOverride') !== 'none',
    raisesLimits: reach(viewer, 'events.write') !== 'none',
  };
}
