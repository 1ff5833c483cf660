import { sql } from 'kysely';
import { and, belongsTo, type Sql } from '#server/db/conditions.ts';
import { type Condition, idValue } from '#server/graphql/read/condition.ts';
import { centreScope } from '../trainingCentre/centreScope.ts';

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

/**
 * C2: consuming bookings of a type, placeholders included, as lists show and filter by: what is kept (ADR 21) and the
 * placeholders whose day it hangs on. Rules and guards count every seat.
 */
export function seatsTaken(event: string, type: SeatType): Sql {
  const kept = sql.raw(type === 'TRAINEE' ? 'trainees' : 'staff');
  const expiring = seats(event, {
    type,
    placeholders: true,
    where: (seat) => sql`${sql.id(seat, 'date_expiry')} is not null`,
  });
  return sql`(select "kept".${kept} + case when "kept"."placeholders" > 0 then ${expiring} else 0 end
    from "centre_event_figures" "kept" where "kept"."centre_event_id" = ${sql.id(event, 'id')})`;
}

/** B5: consuming bookings of both types. */
export const allSeatsTaken = (event: string): Sql => seats(event, {});

/** C2: consuming bookings without a participant. */
export const placeholderCount = (event: string): Sql => seats(event, { placeholders: true });

export function seats(event: string, which: Seats): Sql {
  const seat = `${event}_seat`;
  return sql`(select count(*) from "event_bookings" ${sql.id(seat)} where ${areTaken(seat, event, which)})`;
}

/** C1, by the database's own definition; the first tests again let partial indexes serve. */
export function areTaken(seat: string, event: string, { type, placeholders, without, where }: Seats): Sql {
  const conditions = [
    sql`${sql.id(seat, 'centre_event_id')} = ${sql.id(event, 'id')} and ${sql.id(seat, 'deleted_at')} is null and ${sql.id(seat, 'booking_status')} <> 'CANCELLED'`,
    consumesSeatOf(seat, event),
    ...(type === undefined ? [] : [sql`${sql.id(seat, 'booking_type')} = ${sql.raw(`'${type}'`)}`]),
    ...(placeholders === true ? [sql`${sql.id(seat, 'participant_id')} is null`] : []),
    ...(without === undefined || without === null ? [] : [sql`${sql.id(seat, 'id')} <> ${without}::bigint`]),
    ...(where === undefined ? [] : [where(seat)]),
  ];
  return sql.join(conditions, sql.raw(' and '));
}

/** C1, where a booking and its event are at hand. */
export function consumesSeatOf(booking: string, event: string): Sql {
  return sql`booking_consumes_seat(${sql.id(booking, 'booking_status')}, ${sql.id(booking, 'deleted_at')}, ${sql.id(booking, 'participant_id')}, ${sql.id(booking, 'date_expiry')}, ${sql.id(event, 'time_zone')})`;
}

/** C2: nobody waits for an event that has begun (W6), whether its entries have been closed or are about to be. */
export function waitingListCount(event: string): Sql {
  const entry = `${event}_waiting`;
  return sql`(select count(*) from "waiting_list_entries" ${sql.id(entry)} where ${sql.id(entry, 'centre_event_id')} = ${sql.id(event, 'id')} and ${sql.id(entry, 'deleted_at')} is null and ${sql.id(entry, 'closed_at')} is null and not ${hasStarted(event)})`;
}

/** C3: no maximum is never full; staff never fills an event. */
export function isFull(event: string): Sql {
  const maximum = sql.id(event, 'max_trainees');
  return sql`(${maximum} is not null and ${seatsTaken(event, 'TRAINEE')} >= ${maximum})`;
}

/** Seats taken by trainees for each that there is; without a maximum there is no saying. */
export function fill(event: string): Sql {
  const maximum = sql.id(event, 'max_trainees');
  return sql`case when ${maximum} = 0 then 1 else ${seatsTaken(event, 'TRAINEE')}::numeric / ${maximum} end`;
}

/** Over on the day after its last, where it takes place. An event without dates is still to come. */
export function isOver(event: string): Sql {
  const lastDay = sql`coalesce(${sql.id(event, 'date_end')}, ${sql.id(event, 'date_start')})`;
  return sql`coalesce(${lastDay} < local_today(${sql.id(event, 'time_zone')}), false)`;
}

/** Its first day has come, where it takes place. */
export function hasStarted(event: string): Sql {
  return sql`coalesce(${sql.id(event, 'date_start')} <= local_today(${sql.id(event, 'time_zone')}), false)`;
}

/** S2: a restricted event without a list is a matter of roles alone. */
export function takesCountry(event: string, country: Sql): Sql {
  const listed = sql`from "centre_event_allowed_countries" "a" where "a"."centre_event_id" = ${sql.id(event, 'id')}`;
  return sql`(not ${sql.id(event, 'restrict_countries')} or not exists (select 1 ${listed}) or exists (select 1 ${listed} and "a"."country_id" = ${country}))`;
}

/** Events whose centre is for an indication; S1: of centres that the viewer may see. */
export const isOfIndication: Condition = (value, { alias, viewer, path }) =>
  belongsTo(alias, 'training_centre_id', 'training_centres', (centre) => {
    const isFor = sql`${sql.id(centre, 'indication_id')} = ${idValue(value, path)}::bigint`;
    return and([isFor, centreScope(centre, viewer)]);
  });

/** Events of a centre, of who teaches at them or of who comes, are read whole: two a week for ten years, where hardly any has a fifth of that. */
export const yearsOfEvents = { atMost: 1_000, usually: 200 } as const;
