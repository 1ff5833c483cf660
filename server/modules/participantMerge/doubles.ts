import { sql } from 'kysely';
import { and, type Sql } from '#server/db/conditions.ts';
import { isNotDeleted } from '#server/access/countries.ts';
import { isNotCancelled } from '../eventBooking/bookingMeasures.ts';

/** Two records of one person: the one that stays, and the one that goes. */
export interface Two {
  readonly id: string;
  readonly duplicate: string;
}

/** C9 counts these: a person has one on an event. */
const counts = (booking: string): Sql => and([isNotDeleted(booking), isNotCancelled(booking)]);

const furthest = sql.raw(`array['CONFIRMED', 'PENDING', 'NEW', 'NOT_SET']`);
const standing = (booking: string): Sql =>
  sql`(array_position(${furthest}, ${sql.id(booking, 'booking_status')}), ${sql.id(booking, 'date_created')}, ${sql.id(booking, 'id')})`;

/** Pairs of bookings on one event, as "own" of the one that stays and "other". */
export const doublesOf = ({ id, duplicate }: Two): Sql =>
  sql`from event_bookings own join event_bookings other on other.centre_event_id = own.centre_event_id
    where own.participant_id = ${id}::bigint and other.participant_id = ${duplicate}::bigint
      and ${counts('own')} and ${counts('other')}`;

/** Where nobody says which of the two is kept: the one that is further along, then the older. */
export const keepsOther: Sql = sql`(${standing('other')} < ${standing('own')})`;
