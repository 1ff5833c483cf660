import { sql } from 'kysely';
import { and, belongsTo, FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { asOwner, reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { asFarAs, inOwnCountries } from '#server/access/countries.ts';
import { attendanceHistoryScope } from '../eventBooking/bookingScope.ts';

/** G4: bookings and entries whose passport the viewer may read in clear without saying why. */
export function readsPassport(alias: string, viewer: Viewer): Sql {
  switch (reach(viewer, 'passport.read')) {
    case 'all':
      return TRUE;
    case 'countries':
      return inCountries(alias, viewer);
    case 'own':
      return ofOwner(alias, asOwner(viewer, 'passport.read'));
    case 'none':
      return FALSE;
  }
}

/** G4: those whose passport the viewer may read for a reason, which the audit keeps. */
export const readsPassportForReason = (alias: string, viewer: Viewer): Sql =>
  asFarAs('passport.readForReason', viewer, () => inCountries(alias, viewer));

/** Whatever else another role shows: no more than whoever has this one alone sees. */
const ofOwner = (alias: string, viewer: Viewer): Sql =>
  viewer.countryIds.length === 0 ? FALSE : attendanceHistoryScope(alias, viewer);

/** Both the event and the person are of the viewer's countries (S2). */
function inCountries(alias: string, viewer: Viewer): Sql {
  const isOwn = (owner: string) => inOwnCountries(sql.id(owner, 'country_id'), viewer);
  const person = belongsTo(alias, 'participant_id', 'participants', isOwn);
  return and([
    belongsTo(alias, 'centre_event_id', 'centre_events', isOwn),
    or([sql`${sql.id(alias, 'participant_id')} is null`, person]),
  ]);
}
