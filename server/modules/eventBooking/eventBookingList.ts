import { eventScope } from '../../access/scopes/eventScope.ts';
import { participantScope } from '../../access/scopes/participantScope.ts';
import type { Viewer } from '../../access/Viewer.ts';
import { and, ref, type Sql, sql } from '../../db/sql.ts';
import {
  before,
  type Condition,
  idValues,
  isId,
  isOneOfTexts,
  isText,
  isTrue,
} from '../../graphql/read/condition.ts';
import { isRecord } from '../../graphql/read/isRecord.ts';
import type { ListDefinition } from '../../graphql/read/compileList.ts';
import { byColumn } from '../../graphql/read/orderBy.ts';
import { type HasWord, searchesBeside } from '../../graphql/read/searches.ts';
import { validationFailed } from '../../graphql/errors.ts';
import { collectStatus, ofUpcomingEvent } from '../../measures/bookingMeasures.ts';
import { byParticipantName } from '../../measures/byParticipantName.ts';
import { eventBookingEntity } from './eventBookingEntity.ts';

/** Operators of ParticipantCountryCondition; "is" with several countries means one of them. */
const negated: Readonly<Record<string, boolean>> = { EQ: false, IN: false, NEQ: true, NOT_IN: true };

const participantCountry: Condition = (value, { alias, path }) => {
  const given = isRecord(value) ? value : {};
  const operator = typeof given['operator'] === 'string' ? given['operator'] : 'IN';
  const not = negated[operator];
  if (not === undefined)
    throw validationFailed({ [`${path}.operator`]: [`${operator} does not suit a country.`] });
  const ids = idValues(given['value'], `${path}.value`);
  const match = sql`${ref('person', 'country_id')} = any(${ids}::bigint[])`;
  return sql`exists (select 1 from "participants" "person" where "person"."id" = ${ref(alias, 'participant_id')} and ${not ? sql`(${match}) is not true` : match})`;
};

export const eventBookingList: ListDefinition = {
  entity: eventBookingEntity,
  conditions: {
    author_id: isId('author_id'),
    booking_status: isOneOfTexts('booking_status'),
    booking_type: isText('booking_type'),
    centre_event_id: isId('centre_event_id'),
    participant_id: isId('participant_id'),
    is_placeholder: isTrue((alias) => sql`(${ref(alias, 'participant_id')} is null)`),
    participant_country: participantCountry,
    collect_status: (value, { alias }) => sql`${collectStatus(alias)} = ${String(value)}`,
    is_upcoming: isTrue(ofUpcomingEvent),
    date_expiry_lt: (value, asked) =>
      sql`${ref(asked.alias, 'participant_id')} is null and ${before('date_expiry')(value, asked)}`,
    text_search: searchesBeside(participantOrEvent),
  },
  order: { columns: { DATE_CREATED: byColumn('date_created'), NAME: byParticipantName } },
  defaultOrder: [{ column: 'DATE_CREATED', order: 'DESC' }],
};

/**
 * S1: only by names that the viewer may see; the indexed text of participants and events holds more than the name, so
 * it only narrows. By id, so that a rare word leads from the trigram index to its bookings instead of past all of them.
 */
function participantOrEvent(viewer: Viewer, has: HasWord): Sql {
  const person = bookedWith('participants', 'participant_id', [
    has(ref('sought', 'search_text')),
    has(sql`f_search(${ref('sought', 'full_name')})`),
    participantScope('sought', viewer),
  ]);
  const event = bookedWith('centre_events', 'centre_event_id', [
    has(ref('sought', 'search_text')),
    has(sql`f_search(${ref('sought', 'name')})`),
    eventScope('sought', viewer),
  ]);
  return sql`${person} union ${event}`;
}

/** Says that the bookings are not deleted, since their indexes hold no others. */
function bookedWith(table: string, column: string, conditions: readonly Sql[]): Sql {
  return sql`select "booked"."id" from ${ref(table)} "sought" join "event_bookings" "booked" on ${ref('booked', column)} = "sought"."id" and "booked"."deleted_at" is null where ${and(conditions)}`;
}
