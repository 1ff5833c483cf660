import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { bookingScope } from './bookingScope.ts';
import { inOwnCountries, isNotDeleted } from '#server/access/countries.ts';
import { and, or, type Sql } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { Sizes } from '#server/graphql/read/groups.ts';
import type { LeadingGroups } from '#server/graphql/read/orderBy.ts';
import type { KeptFigures } from '#server/graphql/read/relatedFigures.ts';
import { eventScope } from '../centreEvent/eventScope.ts';
import { consumesSeatOf, isOver, takesCountry } from '../centreEvent/eventMeasures.ts';

/** What is worked out about bookings, and about participants from theirs; each defined once (S6). */

/** G1: bookings keep it, and whoever waits does (ADR 21). */
export const whatIsCollected: NonNullable<Entity['fields']> = {
  collectStatus: (alias) => sql.id(alias, 'kept_collect_status'),
  collectMissing: (alias) => sql.id(alias, 'kept_collect_missing'),
};

/** C6: the participant's country, or the one a placeholder was given. */
export function bookingCountry(booking: string): Sql {
  return sql`booking_country_id(${sql.id(booking, 'participant_id')}, ${sql.id(booking, 'placeholder_country_id')})`;
}

/** What has become of a placeholder; `consumes` tells whether it still takes its seat (C1, P2). Not null for placeholders only. */
export function placeholderOutcome(booking: string, consumes: Sql): Sql {
  return sql`case
    when ${sql.id(booking, 'participant_id')} is not null then null
    when ${sql.id(booking, 'booking_status')} = 'CANCELLED' and ${sql.id(booking, 'cancel_reason')} is distinct from 'EXPIRED' then 'RELEASED'
    when ${consumes} then 'HELD'
    else 'EXPIRED' end`;
}

/** C1: whether a booking takes a seat, where its event is not at hand. */
export function consumesSeat(booking: string): Sql {
  const event = `${booking}_held`;
  return sql`(select ${consumesSeatOf(booking, event)} from "centre_events" ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(booking, 'centre_event_id')})`;
}

/**
 * S2: narrowing an event never cancels, it flags whoever takes a seat and would not be taken now. Not of an event that is
 * over, where a person has moved since, and not of a placeholder that is of no country yet. What the booking keeps of
 * the event comes first: most are not restricted, and of those nothing is looked up.
 */
export function countryNotAllowed(booking: string): Sql {
  const event = `${booking}_narrowed`;
  const person = sql`${sql.id(booking, 'participant_id')} is not null`;
  const country = sql`case when ${person} then ${sql.id(booking, 'kept_person_country_id')} else ${sql.id(booking, 'placeholder_country_id')} end`;
  return sql`(${sql.id(booking, 'kept_event_restricted')} and (${person} or ${sql.id(booking, 'placeholder_country_id')} is not null)
    and exists (select 1 from "centre_events" ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(booking, 'centre_event_id')}
      and ${consumesSeatOf(booking, event)} and not ${isOver(event)} and not ${takesCountry(event, country)}))`;
}

/** T1: how many costs of the event a share is reported of, by the very rows that are reported. */
export function reportableSpendCount(booking: string): Sql {
  const spend = `${booking}_spend`;
  const isOf = (name: string, column: string) => sql`${sql.id(spend, name)} = ${sql.id(booking, column)}`;
  return sql`(select count(*) from "reportable_spend" ${sql.id(spend)} where ${isOf('centre_event_id', 'centre_event_id')} and ${isOf('booking_id', 'id')})`;
}

export const showsAllTo = (viewer: Viewer): boolean => reach(viewer, 'bookings.read') === 'all';
const dates = { 'MIN DATE_CREATED': 'first_booking', 'MAX DATE_CREATED': 'last_booking' } as const;

/**
 * Whoever sees events, people and bookings of their countries sees of an event all bookings but those of people of other
 * countries, and of the deleted; that of the former the countries differ is said, since an index knows it.
 */
function unseenOfEvents(booking: string, viewer: Viewer): Sql | null {
  const capabilities = ['bookings.read', 'events.read', 'participants.read'] as const;
  if (!capabilities.every((capability) => reach(viewer, capability) === 'countries')) return null;
  const [ofEvent, ofPerson] = [
    sql.id(booking, 'kept_event_country_id'),
    sql.id(booking, 'kept_person_country_id'),
  ];
  return and([
    isNotDeleted(booking),
    inOwnCountries(ofEvent, viewer),
    or([
      and([
        sql`${ofEvent} is distinct from ${ofPerson}`,
        sql`(${inOwnCountries(ofPerson, viewer)}) is not true`,
      ]),
      sql.id(booking, 'kept_of_deleted'),
    ]),
  ]);
}

/** Over the bookings of an event. */
export const figuresOfEvent: KeptFigures = {
  table: 'centre_event_figures',
  key: 'centre_event_id',
  showsAllTo,
  columns: { COUNT: 'bookings', ...dates },
  all: 'bookings',
  firstOfMany: new Set(Object.keys(dates)),
  unseen: unseenOfEvents,
};

/** Over the bookings of a participant; those that are cancelled are not counted. */
export const figuresOfPerson: KeptFigures = {
  table: 'participant_figures',
  key: 'participant_id',
  showsAllTo,
  columns: { COUNT: 'active_bookings', ...dates },
  all: 'bookings',
  deleted: 'is_deleted',
  isFew: true,
  atHome: {
    columns: {
      COUNT: 'home_bookings',
      'MIN DATE_CREATED': 'first_at_home',
      'MAX DATE_CREATED': 'last_at_home',
    },
    suits: (viewer) =>
      reach(viewer, 'bookings.read') === 'countries' && reach(viewer, 'participants.read') === 'countries',
    scopes: (alias, viewer) =>
      viewer.countryIds.map(
        (id) =>
          sql`not ${sql.id(alias, 'is_deleted')} and ${sql.id(alias, 'country_id')} = ${sql.lit(id)}::bigint`,
      ),
    others: (booking) =>
      sql`(${sql.id(booking, 'participant_id')} is not null and (${sql.id(booking, 'kept_event_country_id')} is distinct from ${sql.id(booking, 'kept_person_country_id')} or ${sql.id(booking, 'kept_event_restricted')}))`,
  },
};

/** The events in the order of their first day, with how many bookings the viewer sees of each. */
export function bookingsByEventDay(viewer: Viewer): LeadingGroups | null {
  const from = sql`"centre_events" "e" join "centre_event_figures" "k" on "k"."centre_event_id" = "e"."id"`;
  const groups = (number: Sql, rest: Sql): LeadingGroups => ({
    key: 'centre_event_id',
    column: 'date_start',
    sized: sql`select "k"."centre_event_id", "e"."date_start", ${number} as "size" from ${from} ${rest}`,
  });
  if (showsAllTo(viewer)) return groups(sql.raw('"k"."bookings"'), sql``);
  const unseen = unseenOfEvents('b', viewer);
  if (unseen === null) return null;
  return groups(
    sql.raw('"k"."bookings" - coalesce("less"."number", 0)'),
    sql`left join (select "b"."centre_event_id", count(*) as "number" from "event_bookings" "b" where ${unseen} group by 1) "less" on "less"."centre_event_id" = "e"."id" where ${eventScope('e', viewer)}`,
  );
}

/** How many bookings there are by event, and by person. */
export const bookingTotals: readonly Sizes[] = [
  {
    columns: new Set(['centre_event_id']),
    sized: () => sql`select "k"."centre_event_id", "k"."bookings" as "size" from "centre_event_figures" "k"`,
  },
  {
    columns: new Set(['participant_id']),
    sized: () => sql`select "k"."participant_id", "k"."bookings" as "size" from "participant_figures" "k"`,
    ofNone: sql`select null::bigint as "participant_id", count(*) as "size" from "event_bookings" "b" where "b"."participant_id" is null and "b"."deleted_at" is null`,
  },
];

export const isNotCancelled = (booking: string): Sql =>
  sql`${sql.id(booking, 'booking_status')} <> 'CANCELLED'`;

/** Bookings of a participant that are not cancelled, as far as the viewer sees them. */
export function bookingCount(participant: string, viewer: Viewer): Sql {
  if (showsAllTo(viewer))
    return sql`(select "kept"."active_bookings" from "participant_figures" "kept" where "kept"."participant_id" = ${sql.id(participant, 'id')})`;
  const booking = `${participant}_booking`;
  return sql`(select count(*) from "event_bookings" ${sql.id(booking)} where ${sql.id(booking, 'participant_id')} = ${sql.id(participant, 'id')} and ${isNotCancelled(booking)} and ${bookingScope(booking, viewer)})`;
}

/** The booking is not cancelled and its event not over. */
export function isUpcoming(booking: string): Sql {
  return sql`${isNotCancelled(booking)} and ${ofUpcomingEvent(booking)}`;
}

/** The booking's event is still to come or going on. */
export function ofUpcomingEvent(booking: string): Sql {
  const event = `${booking}_upcoming`;
  return sql`${sql.id(booking, 'centre_event_id')} in (select ${sql.id(event, 'id')} from "centre_events" ${sql.id(event)} where ${sql.id(event, 'deleted_at')} is null and not ${isOver(event)})`;
}

/** The first day of a booking's event, to sort bookings by. */
export function firstDay(booking: string): Sql {
  const event = `${booking}_day`;
  return sql`(select ${sql.id(event, 'date_start')} from "centre_events" ${sql.id(event)} where ${sql.id(event, 'id')} = ${sql.id(booking, 'centre_event_id')})`;
}

/**
 * All bookings of these people, deleted ones too. That they may be so or not is said, so that the index of those that are
 * not and that of those that are come together: without it all bookings would be read.
 */
export const bookingsOf = (booking: string, people: readonly string[]): Sql =>
  sql`${sql.id(booking, 'participant_id')} = any(${[...people]}::bigint[])
    and (${sql.id(booking, 'deleted_at')} is null or ${sql.id(booking, 'deleted_at')} is not null)`;

/** As people are looked for on what is printed of them; placeholders last. */
export const bookingsByName = (alias: string): Sql =>
  sql.join(
    ['kept_last_name', 'kept_first_name', 'date_created', 'id'].map((column) => sql.id(alias, column)),
  );
