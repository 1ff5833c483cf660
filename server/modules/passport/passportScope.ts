import { FALSE, type Sql } from '#server/db/conditions.ts';
import { asGivenBy, type Capability } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { asFarAs } from '#server/access/countries.ts';
import { attendanceHistoryScope } from '../eventBooking/bookingScope.ts';

/** G4: bookings and entries whose passport the viewer may read in clear without saying why. */
export const readsPassport = (alias: string, viewer: Viewer): Sql => within('passport.read', alias, viewer);

/** G4: those whose passport the viewer may read for a reason, which the audit keeps. */
export const readsPassportForReason = (alias: string, viewer: Viewer): Sql =>
  within('passport.readForReason', alias, viewer);

/** Whatever else another role shows: no more than whoever has none but those that give it sees. */
const within = (capability: Capability, alias: string, viewer: Viewer): Sql =>
  asFarAs(capability, viewer, () =>
    viewer.countryIds.length === 0 ? FALSE : attendanceHistoryScope(alias, asGivenBy(viewer, capability)),
  );
