import { sql } from 'kysely';
import { inOwnCountries, isOwn } from '#server/access/countries.ts';
import { asGivenBy, type Capability, reach } from '#server/access/roleTable.ts';
import type { Reader } from '#server/access/Viewer.ts';
import { and, FALSE, type Sql, TRUE } from '#server/db/conditions.ts';
import { bookingHistoryScope } from '../eventBooking/bookingScope.ts';

/** Bookings that documents may be about, as far as a capability for documents reaches: another role that shows more widens nothing. */
export function bookingsWithin(capability: Capability, alias: string, viewer: Reader): Sql {
  const seen = bookingHistoryScope(alias, asGivenBy(viewer, capability));
  switch (reach(viewer, capability)) {
    case 'all':
      return TRUE;
    case 'countries':
      return and([inOwnCountries(sql.id(alias, 'kept_event_country_id'), viewer), seen]);
    case 'own':
      return and([isOwn(sql.id(alias, 'author_id'), viewer), seen]);
    case 'none':
      return FALSE;
  }
}
