import { sql } from 'kysely';
import { byCountryOrAuthor, inOwnCountries, isOwn } from '#server/access/countries.ts';
import { isBookableBy } from '../centreEvent/eventScope.ts';
import { reach, reachesOwn } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { and, belongsTo, FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';

/** Who books and who puts people on the list: S2, the event must be bookable for the viewer and the person of their countries. */
export const journeyPolicy: WritePolicy = {
  capability: 'bookings.write',
  countries: (alias, viewer) => and([onBookableEvent(alias, viewer), forOwnPeople(alias, viewer)]),
  own: (alias, viewer) => isOwn(sql.id(alias, 'author_id'), viewer),
};

/** C7: the author changes only by an administrator's transfer. */
export const bookingPolicy: WritePolicy = {
  ...journeyPolicy,
  governed: { 'bookings.transfer': ['author_id'] },
};

/** B2: compliance confirms for a reason and writes nothing else of a booking. */
export const confirmingPolicy: WritePolicy = {
  capability: 'bookings.confirmOverride',
  countries: () => FALSE,
};

/** G2: whoever books flights writes them on any booking. */
export const flightsPolicy: WritePolicy = { capability: 'flights.write', countries: () => FALSE };

function onBookableEvent(alias: string, viewer: Viewer): Sql {
  return belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
    and([isBookableBy(event, viewer), isWithinReach(alias, event, viewer)]),
  );
}

/** Where one role makes bookings of its own everywhere, another changes those of others on events of its countries only. */
function isWithinReach(alias: string, event: string, viewer: Viewer): Sql {
  const { capability } = journeyPolicy;
  if (reach(viewer, capability) !== 'countries' || !reachesOwn(viewer, capability)) return TRUE;
  return byCountryOrAuthor(capability, viewer, {
    country: sql.id(event, 'country_id'),
    author: sql.id(alias, 'author_id'),
  });
}

function forOwnPeople(alias: string, viewer: Viewer): Sql {
  const own = belongsTo(alias, 'participant_id', 'participants', (person) =>
    inOwnCountries(sql.id(person, 'country_id'), viewer),
  );
  return or([sql`${sql.id(alias, 'participant_id')} is null`, own]);
}
