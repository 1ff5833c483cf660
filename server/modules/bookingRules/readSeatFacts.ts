import { sql } from 'kysely';
import { isBookableBy } from '../centreEvent/eventScope.ts';
import { byCountry } from '#server/access/countries.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Sql } from '#server/db/conditions.ts';
import { runJson, type Tx } from '#server/db/rows.ts';
import {
  hasStarted,
  isOver,
  type Seats,
  seats,
  takesCountry,
  waitingListCount,
} from '../centreEvent/eventMeasures.ts';
import type { SeatFacts } from './SeatFacts.ts';

/** Whose seat is asked about. */
export interface SeatQuestion {
  readonly event: string;
  readonly author: string;
  /** An id; of several people the column that holds theirs. */
  readonly participant: string | Sql | null;
  /** Of a placeholder, or of somebody who is not known yet; null: the author's only one. */
  readonly country: string | null;
  /** A booking that is being changed: it does not count against itself. */
  readonly booking?: string | null;
  /** An entry that is being upgraded. */
  readonly entry?: string | null;
}

/**
 * All that a screen shows, or only what a rule can refuse by: where there is no maximum, nothing is counted. Where the
 * event is at hand, its maxima are said.
 */
type Counts = 'all' | 'limited' | readonly Maximum[];

export const maxima = ['max_trainees', 'max_staff', 'max_bookings_country', 'max_bookings_user'] as const;
type Maximum = (typeof maxima)[number];

/** The facts as JSON text of an event under the alias `e`; the statement is used by mutations and by availability alike. */
export function seatFactsJson(question: SeatQuestion, viewer: Viewer, counts: Counts = 'all'): Sql {
  const { author, participant, country, booking = null, entry = null } = question;
  const person = sql`${participant}::bigint`;
  const where = sql`booking_country_id(${person}, coalesce(${country}::bigint, only_country_of(${author}::bigint)))`;
  const ofCountry = (seat: string) =>
    sql`booking_country_id(${sql.id(seat, 'participant_id')}, ${sql.id(seat, 'placeholder_country_id')}) = "c"."id"`;
  const ofAuthor = (seat: string) => sql`${sql.id(seat, 'author_id')} = ${author}::bigint`;
  const others = { without: booking };
  const trainees: Seats = { type: 'TRAINEE', ...others };
  return sql`select json_build_object(
      'eventId', "e"."id"::text, 'eventCountryId', "e"."country_id"::text, 'isBookable', ${isBookableBy('e', viewer)},
      'isPersonBookable', ${person} is null and ${country}::bigint is null or coalesce(${byCountry('bookings.write', viewer, sql.raw('"c"."id"'))}, false),
      'isPublished', "e"."is_published", 'isOver', ${isOver('e')}, 'hasStarted', ${hasStarted('e')},
      'dateStart', "e"."date_start", 'timeZone', "e"."time_zone", 'placeholderExpiryDays', "e"."placeholder_expiry_days",
      'trainees', ${use(counts, 'max_trainees', trainees)},
      'staff', ${use(counts, 'max_staff', { type: 'STAFF', ...others })},
      'waiting', json_build_object('maximum', "e"."max_waiting_list", 'used', ${waitingListCount('e')}, 'placeholders', 0),
      'countryId', "c"."id"::text, 'countryName', "c"."name", 'isCountryAllowed', ${takesCountry('e', sql.raw('"c"."id"'))},
      'country', ${use(counts, 'max_bookings_country', { ...trainees, where: ofCountry })},
      'user', ${use(counts, 'max_bookings_user', { ...trainees, where: ofAuthor })},
      'authorCountries', (select count(*) from "user_countries" "u" where "u"."user_id" = ${author}::bigint),
      'hasParticipant', ${person} is not null, 'isUpgrade', ${entry}::bigint is not null,
      'isChange', ${booking}::bigint is not null,
      'isBooked', exists (select 1 from event_bookings b where b.participant_id = ${person} and b.centre_event_id = "e"."id"
        and b.id is distinct from ${booking}::bigint and b.deleted_at is null and b.booking_status <> 'CANCELLED'),
      'isWaiting', exists (select 1 from waiting_list_entries w where w.participant_id = ${person} and w.centre_event_id = "e"."id"
        and w.id is distinct from ${entry}::bigint and waiting_entry_is_active(w.deleted_at, w.closed_at)),
      'eligibleAhead', ${eligibleAhead(entry)}
    )::text as row from "centre_events" "e" left join "countries" "c" on "c"."id" = ${where}
    where "e"."id" = ${question.event}::bigint`;
}

/** In a transaction that holds the event's row (K1). */
export async function readSeatFacts(tx: Tx, question: SeatQuestion, viewer: Viewer): Promise<SeatFacts> {
  const [found] = await runJson<SeatFacts>(tx, seatFactsJson(question, viewer, 'limited'));
  if (found === undefined) throw new Error(`There is no event ${question.event}.`);
  return found;
}

function use(counts: Counts, maximum: Maximum, of: Seats): Sql {
  const limit = sql.id('e', maximum);
  if (typeof counts !== 'string' && !counts.includes(maximum))
    return sql`json_build_object('maximum', null, 'used', 0, 'placeholders', 0)`;
  if (typeof counts !== 'string')
    return sql`json_build_object('maximum', ${limit}, 'used', ${seats('e', of)}, 'placeholders', 0)`;
  if (counts === 'limited')
    return sql`json_build_object('maximum', ${limit}, 'used', case when ${limit} is null then 0 else ${seats('e', of)} end, 'placeholders', 0)`;
  return sql`json_build_object('maximum', ${sql.id('e', maximum)}, 'used', ${seats('e', of)}, 'placeholders', ${seats('e', { ...of, placeholders: true })})`;
}

function eligibleAhead(entry: string | null): Sql {
  // Most events have no line, and working one out goes over all seats.
  return sql`case when ${waitingListCount('e')} = 0 then 0 else eligible_ahead("e"."id", ${entry}::bigint) end`;
}
