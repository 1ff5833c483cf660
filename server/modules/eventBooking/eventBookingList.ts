import { sql } from 'kysely';
import {
  before,
  type Condition,
  idValue,
  idValues,
  isId,
  isOneOfTexts,
  isText,
  isTrue,
} from '../../graphql/read/condition.ts';
import { isRecord } from '../../db/isRecord.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { searches } from '../../graphql/read/searches.ts';
import { validationFailed } from '../../errors/errors.ts';
import { collectStatus, consumesSeat, ofUpcomingEvent, placeholderOutcome } from './bookingMeasures.ts';
import { byParticipantName } from '../participant/participantMeasures.ts';
import { eventConditions } from '../journey/index.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';

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

export const eventBookingList: ListDefinition = {
  entity: eventBookingEntity,
  conditions: {
    author_id: isId('author_id'),
    booking_status: isOneOfTexts('booking_status'),
    booking_type: isText('booking_type'),
    centre_event_id: isId('centre_event_id'),
    participant_id: isId('participant_id'),
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
    // Names of the participant and the event, kept beside the booking. S1: whoever sees a booking sees both.
    text_search: searches((alias, _viewer, has) => has(sql.id(alias, 'search_text'))),
  },
  order: { columns: { DATE_CREATED: byColumn('date_created'), NAME: byParticipantName } },
  defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
};
