import { sql } from 'kysely';
import { and, belongsTo, FALSE, or, type Sql, TRUE } from '#server/db/conditions.ts';
import { reach, reachesOwn } from '#server/access/roleTable.ts';
import type { Reader, Viewer } from '#server/access/Viewer.ts';
import { asFarAs, byCountry, byCountryOrAuthor, isNotDeleted } from '#server/access/countries.ts';
import type { RowScope } from '#server/graphql/Entity.ts';
import { hasStarted } from '../centreEvent/eventMeasures.ts';
import { eventHistoryScope, eventScope, isOpenTo } from '../centreEvent/eventScope.ts';
import { participantHistoryScope, participantScope } from '../participant/participantScope.ts';

/**
 * Bookings the viewer may see: both the event and the participant must be visible (S2); a placeholder has no
 * participant, so the event decides. Bookers see their own only, and with another role what it shows besides. Bookings keep what decides it (ADR 21).
 */
export function bookingScope(alias: string, viewer: Viewer): Sql {
  const seesAll = reach(viewer, 'bookings.read') === 'all';
  return and([
    isNotDeleted(alias),
    bookingHistoryScope(alias, viewer),
    ...(seesAll ? [] : [sql`not ${sql.id(alias, 'kept_of_deleted')}`]),
  ]);
}

/** The same where the booking, the event or the person may be deleted too. */
export function bookingHistoryScope(alias: string, viewer: Reader): Sql {
  return asFarAs('bookings.read', viewer, () =>
    and([
      isWithinReach(alias, viewer, sql.id(alias, 'kept_event_country_id')),
      byCountry('events.read', viewer, sql.id(alias, 'kept_event_country_id')),
      seesPersonOf(alias, viewer),
      isOpenTo(viewer, {
        isRestricted: sql.id(alias, 'kept_event_restricted'),
        event: sql.id(alias, 'centre_event_id'),
        alias,
      }),
    ]),
  );
}

/** Where events of one's countries are all that one sees, those tell; else one role may show the event and none the booking. */
function isWithinReach(alias: string, viewer: Reader, eventCountry: Sql): Sql {
  if (reach(viewer, 'events.read') === 'countries' && !reachesOwn(viewer, 'bookings.read')) return TRUE;
  const author = sql.id(alias, 'author_id');
  return byCountryOrAuthor('bookings.read', viewer, { country: eventCountry, author });
}

/** People who are booked and not seen by whoever sees the booking: who does not see all bookings sees theirs with them. */
export function unseenPeople(alias: string, viewer: Viewer): Sql {
  if (reach(viewer, 'bookings.read') !== 'all') return FALSE;
  const isOfOwnCountries = participantHistoryScope(alias, viewer);
  return or([
    sql`${sql.id(alias, 'deleted_at')} is not null`,
    isOfOwnCountries === TRUE ? FALSE : sql`${isOfOwnCountries} is not true`,
  ]);
}

/** Of a placeholder the country kept is the event's: who sees events of these countries only sees it by that. */
function seesPersonOf(alias: string, viewer: Reader): Sql {
  const ofCountry = byCountry('participants.read', viewer, sql.id(alias, 'kept_person_country_id'));
  return reach(viewer, 'events.read') === 'all'
    ? or([sql`${sql.id(alias, 'participant_id')} is null`, ofCountry])
    : ofCountry;
}

/** Active waiting-list entries, seen like bookings. They close as the event begins or goes (W6); the job only records it. */
export function waitingListScope(alias: string, viewer: Viewer): Sql {
  return and([
    isNotDeleted(alias),
    sql`${sql.id(alias, 'closed_at')} is null`,
    belongsTo(alias, 'centre_event_id', 'centre_events', (event) =>
      and([isNotDeleted(event), sql`not ${hasStarted(event)}`]),
    ),
    attendanceScope(alias, viewer),
  ]);
}

/** What of an event and its people the viewer may see, whether it still counts or not. */
export function attendanceScope(alias: string, viewer: Viewer): Sql {
  return attendance(alias, viewer, { event: eventScope, person: participantScope });
}

/** The same where the event or the person may be deleted too. */
export function attendanceHistoryScope(alias: string, viewer: Viewer): Sql {
  return attendance(alias, viewer, { event: eventHistoryScope, person: participantHistoryScope });
}

function attendance(
  alias: string,
  viewer: Viewer,
  sees: { readonly event: RowScope; readonly person: RowScope },
): Sql {
  return asFarAs('bookings.read', viewer, () => {
    const event = `${alias}_held_in`;
    const country = sql`(select ${sql.id(event, 'country_id')} from "centre_events" ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(alias, 'centre_event_id')})`;
    const isWithin = isWithinReach(alias, viewer, country);
    return and([isWithin, seesEvent(alias, viewer, sees.event), seesParticipant(alias, viewer, sees.person)]);
  });
}

const seesEvent = (alias: string, viewer: Viewer, scope: RowScope): Sql =>
  belongsTo(alias, 'centre_event_id', 'centre_events', (event) => scope(event, viewer));

function seesParticipant(alias: string, viewer: Viewer, scope: RowScope): Sql {
  const visible = belongsTo(alias, 'participant_id', 'participants', (person) => scope(person, viewer));
  return or([sql`${sql.id(alias, 'participant_id')} is null`, visible]);
}
