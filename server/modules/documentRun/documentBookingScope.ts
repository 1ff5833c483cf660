import { sql } from 'kysely';
import { byCountryOrAuthor } from '#server/access/countries.ts';
import { asGivenBy, type Capability, reach } from '#server/access/roleTable.ts';
import type { Reader } from '#server/access/Viewer.ts';
import { and, type Sql, TRUE } from '#server/db/conditions.ts';
import { bookingHistoryScope } from '../eventBooking/bookingScope.ts';

/** Bookings that documents may be about, as far as a capability for documents reaches: another role that shows more widens nothing. */
export function bookingsWithin(capability: Capability, alias: string, viewer: Reader): Sql {
  if (reach(viewer, capability) === 'all') return TRUE;
  return and([
    byCountryOrAuthor(capability, viewer, {
      country: sql.id(alias, 'kept_event_country_id'),
      author: sql.id(alias, 'author_id'),
    }),
    bookingHistoryScope(alias, asGivenBy(viewer, capability)),
  ]);
}
