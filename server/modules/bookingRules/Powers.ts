import { reach } from '#server/access/roleTable.ts';
import { reachesCountry } from '#server/access/countries.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** What the rules of bookings need to know of the viewer's roles; which rows they reach is the policies' business. */
export interface Powers {
  /** C8, W3: they pass limits and whoever waits, with a reason. */
  readonly overridesLimits: boolean;
  /** B1, B4: they take back a status, and change bookings of what is over. */
  readonly managesBookings: boolean;
  /** There is nobody else to ask, even where no reason is taken. */
  readonly decidesLimits: boolean;
  readonly decidesBookings: boolean;
  /** B6: they prepare what is not published yet. */
  readonly booksDrafts: boolean;
  /** B2: they confirm without the authorisation or the contract. */
  readonly confirmsWithout: boolean;
  readonly raisesLimits: boolean;
}

/** What takes no reason, as deleting and restoring, passes nothing that asks for one (B2, B4, C8). */
export const powersWithoutReason = (viewer: Viewer, country: string | null): Powers => ({
  ...powersOf(viewer, country),
  overridesLimits: false,
  managesBookings: false,
  confirmsWithout: false,
});

/** On an event of this country: whoever manages those of some books on others too, with a booker's role and no more. */
export function powersOf(viewer: Viewer, country: string | null): Powers {
  return {
    overridesLimits: reach(viewer, 'limits.override') !== 'none',
    managesBookings: reachesCountry('bookings.manage', viewer, country),
    decidesLimits: reach(viewer, 'limits.override') !== 'none',
    decidesBookings: reachesCountry('bookings.manage', viewer, country),
    booksDrafts: reachesCountry('bookings.write', viewer, country),
    confirmsWithout: reach(viewer, 'bookings.confirmOverride') !== 'none',
    raisesLimits: reachesCountry('events.write', viewer, country),
  };
}
