import { sql } from 'kysely';
import { and, or, TRUE, FALSE, type Sql } from '#server/db/conditions.ts';
import { asOwner, reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { inOwnCountries } from '#server/access/countries.ts';
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
export function readsPassportForReason(alias: string, viewer: Viewer): Sql {
  switch (reach(viewer, 'passport.readForReason')) {
    case 'all':
      return TRUE;
    case 'countries':
    case 'own':
      return inCountries(alias, viewer);
    case 'none':
      return FALSE;
  }
}

/** Whatever else another role shows: no more than whoever has this one alone sees. */
const ofOwner = (alias: string, viewer: Viewer): Sql =>
  viewer.countryIds.length === 0 ? FALSE : attendanceHistoryScope(alias, viewer);

/** Both the event and the person are of the viewer's countries (S2). */
function inCountries(alias: string, viewer: Viewer): Sql {
  const [event, person] = [`${alias}_travels_to`, `${alias}_holder`];
  const eventIsOwn = sql`exists (select 1 from centre_events ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(alias, 'centre_event_id')} and ${inOwnCountries(sql.id(event, 'country_id'), viewer)})`;
  const personIsOwn = sql`exists (select 1 from participants ${sql.id(person)} where ${sql.id(person, 'id')} = ${sql.id(alias, 'participant_id')} and ${inOwnCountries(sql.id(person, 'country_id'), viewer)})`;
  return and([eventIsOwn, or([sql`${sql.id(alias, 'participant_id')} is null`, personIsOwn])]);
}
