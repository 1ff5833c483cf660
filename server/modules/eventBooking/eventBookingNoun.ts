import { sql } from 'kysely';
import { seatShortages } from './seatShortages.ts';
import { isNotDeleted, ofCountry } from '#server/access/countries.ts';
import { and, or, TRUE } from '#server/db/conditions.ts';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { before, type Condition, idValue, idValues, isTrue } from '#server/graphql/read/condition.ts';
import { byColumn, byDayIfAny, type OrderColumn } from '#server/graphql/read/orderBy.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { validationFailed } from '#server/errors/errors.ts';
import {
  bookingsByEventDay,
  bookingTotals,
  consumesSeat,
  countryNotAllowed,
  ofUpcomingEvent,
  placeholderOutcome,
  showsAllTo,
} from './bookingMeasures.ts';
import { byEventDay, eventConditions, flightKeys, journeyOwners } from '../journey/index.ts';
import { attachParticipant, bookingService, detachParticipant } from './service.ts';
import { unseenPeople } from './bookingScope.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';
import type { Operations } from '#server/graphql/access/Operation.ts';
import { actionResolver } from '#server/graphql/write/writeResolvers.ts';

const { type } = eventBookingEntity;

const eventBookingMutations: Operations = {
  attachParticipantToEventBooking: actionResolver(
    { of: type, action: 'attach' },
    eventBookingEntity,
    attachParticipant,
  ),
  detachParticipantFromEventBooking: actionResolver(
    { of: type, action: 'detach' },
    eventBookingEntity,
    detachParticipant,
  ),
};

/** Operators of ParticipantCountryCondition; "is" with several countries means one of them. */
const negated: Readonly<Record<string, boolean>> = { EQ: false, IN: false, NEQ: true, NOT_IN: true };

const participantCountry: Condition = (value, { alias, path }) => {
  const given = isRecord(value) ? value : {};
  const operator = typeof given.operator === 'string' ? given.operator : 'IN';
  const not = negated[operator];
  if (not === undefined) throw validationFailed(`${path}.operator`, `${operator} does not suit a country.`);
  const ids = idValues(given.value, `${path}.value`);
  const match = sql`${sql.id(alias, 'kept_person_country_id')} = any(${ids}::bigint[])`;
  return sql`(${sql.id(alias, 'participant_id')} is not null and ${not ? sql`(${match}) is not true` : match})`;
};

/** S2: they are few, and those of all events that come are looked at sooner than met in the order of a list. */
const isFlagged: Condition = (value, { alias, offer }) => {
  const flagged = countryNotAllowed(alias);
  if (value !== true) return offer?.({ allBut: flagged }) === true ? TRUE : sql`not ${flagged}`;
  const from = sql`select "f"."id" as "of" from "event_bookings" "f" where ${and([isNotDeleted('f'), countryNotAllowed('f')])}`;
  return offer?.({ from, by: 'id', atMost: 8_000, otherwise: flagged }) === true ? TRUE : flagged;
};

/** C6: the country that a seat counts for, the participant's or the placeholder's. */
const seatCountry: Condition = (value, { alias, viewer, path }) => {
  const country = idValue(value, path);
  const person = sql.id(alias, 'participant_id');
  return or([
    and([
      sql`${person} is not null`,
      ofCountry('participants.read', viewer, sql.id(alias, 'kept_person_country_id'), country),
    ]),
    sql`(${person} is null and ${sql.id(alias, 'placeholder_country_id')} = ${country}::bigint)`,
  ]);
};

/** By last, then first name; placeholders come last. */
const byKeptName: OrderColumn = {
  expressions: (alias) => [sql.id(alias, 'kept_last_name'), sql.id(alias, 'kept_first_name')],
  nullable: true,
};

/** Many have the same: those go by the day they were made, as the indexes of filters have them. */
const thenNewest = (column: string): OrderColumn => ({
  ...byColumn(column),
  then: byColumn('date_created'),
});

export const eventBookingNoun = defineNoun({
  entity: eventBookingEntity,
  list: {
    filters: {
      is_placeholder: isTrue((alias) => sql`(${sql.id(alias, 'participant_id')} is null)`),
      participant_country: participantCountry,
      collect_status: (value, { alias }) => sql`${sql.id(alias, 'kept_collect_status')} = ${String(value)}`,
      is_upcoming: isTrue(ofUpcomingEvent),
      date_expiry_lt: (value, asked) =>
        sql`${sql.id(asked.alias, 'participant_id')} is null and ${before('date_expiry')(value, asked)}`,
      placeholder_outcome: (value, { alias }) =>
        sql`${sql.id(alias, 'participant_id')} is null and ${placeholderOutcome(alias, consumesSeat(alias))} = ${String(value)}`,
      country_not_allowed: isFlagged,
      country_id: seatCountry,
      ...eventConditions,
    },
    owners: {
      ...journeyOwners,
      PARTICIPANT: { ...journeyOwners.PARTICIPANT, many: { listed: isNotDeleted, unseen: unseenPeople } },
    },
    orders: {
      NAME: byKeptName,
      CENTRE_EVENT_DATE_START: { ...byEventDay, ledBy: bookingsByEventDay },
      BOOKING_STATUS: thenNewest('booking_status'),
      BOOKING_TYPE: thenNewest('booking_type'),
      COLLECT_STATUS: thenNewest('kept_collect_status'),
      DATE_ARRIVAL: byDayIfAny('date_arrival'),
      DATE_DEPARTURE: byDayIfAny('date_departure'),
      DATE_CHECK_IN: byDayIfAny('date_check_in'),
      DATE_CHECK_OUT: byDayIfAny('date_check_out'),
    },
    totals: (viewer) => (showsAllTo(viewer) ? bookingTotals : []),
    defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
  },
  writes: bookingService,
  manyOfOwn: { 'bookings.write': ['booking_status', 'override_reason'], 'flights.write': flightKeys },
  shortages: seatShortages,
  // C9
  alone: [{ inputs: ['participant.connect', 'centre_event_id'], unless: { booking_status: 'CANCELLED' } }],
  mutations: eventBookingMutations,
});
