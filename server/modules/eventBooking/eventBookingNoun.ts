import { sql } from 'kysely';
import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { before, type Condition, idValue, idValues, isTrue } from '#server/graphql/read/condition.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { collectStatus, consumesSeat, ofUpcomingEvent, placeholderOutcome } from './bookingMeasures.ts';
import { byParticipantName } from '../participant/participantScope.ts';
import { eventConditions } from '../journey/index.ts';
import { attachParticipant, bookingService, detachParticipant } from './service.ts';
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
  if (not === undefined)
    throw validationFailed({ [`${path}.operator`]: [`${operator} does not suit a country.`] });
  const ids = idValues(given.value, `${path}.value`);
  const match = sql`${sql.id('person', 'country_id')} = any(${ids}::bigint[])`;
  return sql`exists (select 1 from "participants" "person" where "person"."id" = ${sql.id(alias, 'participant_id')} and ${not ? sql`(${match}) is not true` : match})`;
};

/** C6, by ids, so that the participants of the country are looked up once and not for each booking. */
const seatCountry: Condition = (value, { alias, path }) => {
  const country = sql`${idValue(value, path)}::bigint`;
  return sql`(${sql.id(alias, 'participant_id')} in (select "person"."id" from "participants" "person" where "person"."country_id" = ${country}) or (${sql.id(alias, 'participant_id')} is null and ${sql.id(alias, 'placeholder_country_id')} = ${country}))`;
};

export const eventBookingNoun = defineNoun({
  entity: eventBookingEntity,
  list: {
    filters: {
      is_placeholder: isTrue((alias) => sql`(${sql.id(alias, 'participant_id')} is null)`),
      participant_country: participantCountry,
      collect_status: (value, { alias }) => sql`${collectStatus(alias)} = ${String(value)}`,
      is_upcoming: isTrue(ofUpcomingEvent),
      date_expiry_lt: (value, asked) =>
        sql`${sql.id(asked.alias, 'participant_id')} is null and ${before('date_expiry')(value, asked)}`,
      placeholder_outcome: (value, { alias }) =>
        sql`${sql.id(alias, 'participant_id')} is null and ${placeholderOutcome(alias, consumesSeat(alias))} = ${String(value)}`,
      country_id: seatCountry,
      ...eventConditions,
    },
    orders: { NAME: byParticipantName },
    defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
  },
  writes: bookingService,
  mutations: eventBookingMutations,
});
