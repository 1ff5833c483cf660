import { sql } from 'kysely';
import { viewerKey } from '#server/access/viewerKey.ts';
import type { Statement } from '#server/db/compileSql.ts';
import type { Sql } from '#server/db/conditions.ts';
import { PreparedStatements } from '#server/db/PreparedStatements.ts';
import type { NextRow } from '#server/db/Row.ts';
import { run, runCompiled } from '#server/db/rows.ts';
import { differs } from '#server/graphql/write/differs.ts';
import { heldRow } from '#server/graphql/write/heldRows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { isOver } from '../centreEvent/eventMeasures.ts';
import {
  type Asked,
  maxima,
  type SeatFacts,
  seatFactsJson,
  type SeatQuestion,
  wholeSeat,
} from '../bookingRules/index.ts';

/** What a change of a booking means for the seat it takes. */
interface SeatChange {
  /** B4: of the event it is on, or of the one it leaves. */
  readonly isOver: boolean;
  /** A seat is taken that was not taken before: booked, reactivated, of another type, on another event. */
  readonly isNew: boolean;
  readonly isAttached: boolean;
  readonly asked: Asked;
  /** Of a new booking, whose seat is asked about in any case. */
  readonly facts: SeatFacts | null;
}

/** Reads on the event's locked row (K1) what is asked of a change; with a question, what the rules want to know too. */
export async function readSeatChange(
  write: Write,
  change: Change<'event_bookings'>,
  question: SeatQuestion | null,
): Promise<SeatChange> {
  const { old, row } = change;
  const [found] =
    old === null && question !== null
      ? await runCompiled<Found>(write.tx, ofNewBooking(write, row, question))
      : await run<Found>(
          write.tx,
          statementOf(
            old,
            row,
            question === null ? sql`null` : seatFactsJson(question, write.viewer, 'limited'),
          ),
        );
  if (found === undefined) throw new Error('The event of a booking is gone.');
  const { over, takes, took } = found;
  const isNew = takes && (!took || differs(change, 'centre_event_id', 'booking_type'));
  const isAttached = old !== null && old.participant_id === null && differs(change, 'participant_id');
  const type: Asked['type'] = row.booking_type === 'STAFF' ? 'STAFF' : 'TRAINEE';
  const extended = !isNew && takes && old !== null && expiresLater(old, row);
  const kept: Asked = {
    type,
    seat: extended,
    country: takes && (extended || isAttached || found.country !== found.oldCountry),
    user: takes && (extended || differs(change, 'author_id')),
    queue: false,
  };
  return {
    isOver: over,
    isNew,
    isAttached,
    asked: isNew ? wholeSeat(type) : kept,
    facts: found.facts === null ? null : (JSON.parse(found.facts) as SeatFacts),
  };
}

/** What decides which seat a booking takes. */
type Seat = Pick<
  NextRow<'event_bookings'>,
  | 'booking_status'
  | 'centre_event_id'
  | 'date_expiry'
  | 'deleted_at'
  | 'participant_id'
  | 'placeholder_country_id'
>;

function statementOf(old: Seat | null, row: Seat, facts: Sql): Sql {
  return sql`select exists (select 1 from centre_events o where o.id = ${old?.centre_event_id}::bigint and ${isOver('o')}) or ${isOver('e')} as over,
      ${consumes(row)} as takes, ${old === null ? sql`false` : consumes(old)} as took,
      ${countryOf(row)}::text as country, ${old === null ? sql`null` : countryOf(old)}::text as "oldCountry",
      (${facts})::text as facts
    from centre_events e where e.id = ${row.centre_event_id}::bigint`;
}

const statements = new PreparedStatements();

/** From one new booking to the next nothing but values differs, where events have the same maxima. */
function ofNewBooking({ tx, viewer }: Write, row: Seat, question: SeatQuestion): Statement {
  const event = heldRow(tx, 'centre_events', question.event)?.row;
  const limits = event === undefined ? 'limited' : maxima.filter((each) => event[each] !== null);
  const { booking_status, date_expiry, deleted_at, participant_id, placeholder_country_id } = row;
  const { event: centre_event_id, author, entry = null } = question;
  return statements.statement(
    `${viewerKey(viewer)} ${limits.toString()}`,
    {
      booking_status,
      centre_event_id,
      date_expiry,
      deleted_at,
      participant_id,
      placeholder_country_id,
      author,
      entry,
    },
    (given) => {
      const asked = {
        event: given.centre_event_id,
        author: given.author,
        participant: given.participant_id,
        country: given.placeholder_country_id,
        entry: given.entry,
      };
      return statementOf(null, given, seatFactsJson(asked, viewer, limits));
    },
  );
}

interface Found {
  readonly over: boolean;
  readonly takes: boolean;
  readonly took: boolean;
  readonly country: string | null;
  readonly oldCountry: string | null;
  readonly facts: string | null;
}

type Booking = NextRow<'event_bookings'>;

/** C1: whether it would take a seat, as it is to be written. */
function consumes(row: Seat): Sql {
  return sql`booking_consumes_seat(${row.booking_status}, ${row.deleted_at}::timestamptz, ${row.participant_id}::bigint, ${row.date_expiry}::date, e.time_zone)`;
}

function countryOf(row: Seat): Sql {
  return sql`booking_country_id(${row.participant_id}::bigint, ${row.placeholder_country_id}::bigint)`;
}

/** P3: what is extended is checked again. */
function expiresLater(old: Booking, row: Booking): boolean {
  const [before, after] = [old.date_expiry, row.date_expiry];
  if (row.participant_id !== null || before === null) return false;
  return after === null || after > before;
}
