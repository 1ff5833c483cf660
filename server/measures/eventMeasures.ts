import { raw, ref, type Sql, sql } from '../db/sql.ts';

/** What is counted about an event, each defined once for fields, filters and sums (S6). Seats are true totals, whoever asks. */

type SeatType = 'TRAINEE' | 'STAFF';

/** C2: consuming bookings of a type, placeholders included. */
export function seatsTaken(event: string, type: SeatType): Sql {
  return sql`(select count(*) ${consumingBookings(event)} and ${ref(`${event}_seat`, 'booking_type')} = ${raw(`'${type}'`)})`;
}

/** C2: consuming bookings without a participant. */
export function placeholderCount(event: string): Sql {
  return sql`(select count(*) ${consumingBookings(event)} and ${ref(`${event}_seat`, 'participant_id')} is null)`;
}

export function waitingListCount(event: string): Sql {
  const entry = `${event}_waiting`;
  return sql`(select count(*) from "waiting_list_entries" ${ref(entry)} where ${ref(entry, 'centre_event_id')} = ${ref(event, 'id')} and ${ref(entry, 'deleted_at')} is null and ${ref(entry, 'closed_at')} is null)`;
}

/** C3: no maximum is never full; staff never fills an event. */
export function isFull(event: string): Sql {
  const maximum = ref(event, 'max_trainees');
  return sql`(${maximum} is not null and ${seatsTaken(event, 'TRAINEE')} >= ${maximum})`;
}

/** Over on the day after its last, where it takes place. An event without dates is still to come. */
export function isOver(event: string): Sql {
  const lastDay = sql`coalesce(${ref(event, 'date_end')}, ${ref(event, 'date_start')})`;
  return sql`coalesce(${lastDay} < local_today(${ref(event, 'time_zone')}), false)`;
}

/** C1, by the database's own definition; the first test again lets the partial index serve. */
function consumingBookings(event: string): Sql {
  const seat = `${event}_seat`;
  return sql`from "event_bookings" ${ref(seat)} where ${ref(seat, 'centre_event_id')} = ${ref(event, 'id')} and ${ref(seat, 'deleted_at')} is null and booking_consumes_seat(${ref(seat, 'booking_status')}, ${ref(seat, 'deleted_at')}, ${ref(seat, 'participant_id')}, ${ref(seat, 'date_expiry')}, ${ref(event, 'time_zone')})`;
}
