import { freshEvents } from './benchData.ts';
import { options } from './options.ts';
import type { BenchCase } from './cases.ts';

/** K1 by hand: lock, count, insert, audit; a seat too many is refused. The last one answers. */
const bareBooking: readonly string[] = [
  'select max_trainees from centre_events where id = $1 and $2::bigint is not null for update',
  `select 1 / (case when count(*) < (select max_trainees from centre_events where id = $1) then 1 else 0 end) as free
   from event_bookings where centre_event_id = $1 and deleted_at is null and booking_type = 'TRAINEE'
     and booking_status <> 'CANCELLED' and $2::bigint is not null`,
  `insert into event_bookings (booking_status, booking_type, centre_event_id, participant_id, author_id)
   values ('NEW', 'TRAINEE', $1, $2, 1)`,
  `with booked as (select b.*, e.country_id, e.name as event, p.full_name from event_bookings b
     join centre_events e on e.id = b.centre_event_id join participants p on p.id = b.participant_id
     where b.centre_event_id = $1 and b.participant_id = $2 and b.deleted_at is null),
   audited as (
     insert into audits (auditable_type, auditable_id, event, model, new_values, user_id, country_id)
     select 'EventBooking', id, 'created', full_name || ' · ' || event,
       jsonb_build_object('booking_status', booking_status, 'booking_type', booking_type, 'centre_event_id', centre_event_id::text,
         'participant_id', participant_id::text, 'author_id', '1'), 1, country_id from booked)
   select json_build_object('data', json_build_object('createEventBooking', json_build_object('bookingStatus', booking_status,
     'participant', json_build_object('id', participant_id::text, 'fullName', full_name))))::text as answer from booked`,
];

/**
 * What createEventBooking costs over the same transaction in bare SQL. Every request books somebody else. No load meets
 * the bookings of an earlier one on a crowded event, since seats are counted: whoever comes later would pay for them.
 */
export const bookingCases: readonly BenchCase[] = [
  booking('booking, all on one event', (_n, lot) => freshEvents.crowdedFirst + lot),
  booking(
    `booking, over ${freshEvents.count.toLocaleString('en')} events`,
    // Half a round apart, so that app and floor may book the same people.
    (n, lot) => freshEvents.first + ((n + (lot * freshEvents.count) / 2) % freshEvents.count),
  ),
];

const mutation = `mutation ($input: CreateEventBookingInput!) {
  createEventBooking(input: $input) { bookingStatus participant { id fullName } } }`;

function booking(name: string, eventOf: (n: number, lot: number) => number): BenchCase {
  const personOf = (n: number) => 1 + (n % Math.floor(options.people * 0.99));
  return {
    name,
    goal: 0.6,
    asker: 'administrator',
    writes: true,
    body: (n, lot) =>
      JSON.stringify({
        query: mutation,
        variables: {
          input: {
            booking_status: 'NEW',
            booking_type: 'TRAINEE',
            centre_event_id: String(eventOf(n, lot)),
            participant: { connect: String(personOf(n)) },
          },
        },
      }),
    floor: {
      path: '/booking',
      values: (n, lot) => [eventOf(n, lot), personOf(n)],
      transaction: bareBooking,
    },
  };
}
