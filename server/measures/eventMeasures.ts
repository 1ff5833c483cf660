import { join, raw, ref, type Sql, sql } from '../db/sql.ts';

/** What is counted about an event, each defined once for fields, filters and sums (S6). Seats are true totals, whoever asks. */

type SeatType = 'TRAINEE' | 'STAFF';

/** Which consuming bookings are counted. */
export interface Seats {
  readonly type?: SeatType;
  readonly placeholders?: boolean;
  /** A booking that is left out: the one being changed. */
  readonly without?: string | null;
  /** Of one country, of one author. */
  readonly where?: (seat: string) => Sql;
}

/** C2: consuming bookings of a type, placeholders included. */
export const seatsTaken = (event: string, type: SeatType): Sql => seats(event, { type });

/** C2: consuming bookings without a participant. */
export const placeholderCount = (event: string): Sql => seats(event, { placeholders: true });

/** C1, by the database's own definition; the first test again lets the partial index serve. */
export function seats(event: string, { type, placeholders, without, where }: Seats): Sql {
  const seat = `${event}_seat`;
  const conditions = [
    sql`${ref(seat, 'centre_event_id')} = ${ref(event, 'id')} and ${ref(seat, 'deleted_at')} is null`,
    sql`booking_consumes_seat(${ref(seat, 'booking_status')}, ${ref(seat, 'deleted_at')}, ${ref(seat, 'participant_id')}, ${ref(seat, 'date_expiry')}, ${ref(event, 'time_zone')})`,
    ...(type === undefined ? [] : [sql`${ref(seat, 'booking_type')} = ${raw(`'${type}'`)}`]),
    ...(placeholders === true ? [sql`${ref(seat, 'participant_id')} is null`] : []),
    ...(without === undefined || without === null ? [] : [sql`${ref(seat, 'id')} <> ${without}::bigint`]),
    ...(where === undefined ? [] : [where(seat)]),
  ];
  return sql`(select count(*) from "event_bookings" ${ref(seat)} where ${join(conditions, ' and ')})`;
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

/** Its first day has come, where it takes place. */
export function hasStarted(event: string): Sql {
  return sql`coalesce(${ref(event, 'date_start')} <= local_today(${ref(event, 'time_zone')}), false)`;
}
