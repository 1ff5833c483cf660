import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables/Tables.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import type { DemoParticipant } from './participants.ts';

export type Journey = Pick<
  Insertable<Tables['event_bookings']>,
  | 'accommodation'
  | 'transportation'
  | 'transport_method'
  | 'date_arrival'
  | 'arrival_from'
  | 'arrival_flight'
  | 'date_departure'
  | 'departure_city'
  | 'departure_to'
  | 'departure_flight'
  | 'date_check_in'
  | 'date_check_out'
  | 'date_of_birth'
  | 'passport_number'
  | 'passport_country_issue'
  | 'passport_expiration_date'
  | 'visa_required'
>;

/** What is known of a person's journey: all of it, or nothing yet. */
export function planJourney(
  context: DemoContext,
  event: DemoEvent,
  { row, country }: DemoParticipant,
): Journey {
  const { random, calendar } = context;
  const near = country.code === event.country.code;
  const flies = !near && random.chance(0.8);
  const arrival = near ? event.row.date_start : calendar.plus(event.row.date_start, -1);
  return {
    accommodation: event.days > 1 || !near,
    transportation: !near,
    transport_method: flies ? 'Flight' : near ? 'Car' : 'Rail',
    date_arrival: arrival,
    arrival_from: row.city ?? null,
    arrival_flight: flies ? `XQ ${random.int(100, 989)}` : null,
    date_departure: event.row.date_end,
    departure_city: event.centre.site.city,
    departure_to: row.city ?? null,
    departure_flight: flies ? `XQ ${random.int(100, 989)}` : null,
    date_check_in: event.days > 1 || !near ? arrival : null,
    date_check_out: event.days > 1 || !near ? event.row.date_end : null,
    ...passport(context, event, country.code),
  };
}

/** Passport data is asked for where a visa is needed, and gone 30 days after the event (G4). */
function passport(
  { random, calendar }: DemoContext,
  event: DemoEvent,
  code: string,
): Pick<
  Journey,
  | 'date_of_birth'
  | 'passport_number'
  | 'passport_country_issue'
  | 'passport_expiration_date'
  | 'visa_required'
> {
  const visa = code !== event.country.code && event.country.region === 'gulf' && random.chance(0.6);
  if (!visa || event.row.date_end < calendar.day(-30)) return { visa_required: false };
  return {
    visa_required: true,
    date_of_birth: `${random.int(1962, 1995)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    passport_number: `X${random.digits(8)}`,
    passport_country_issue: code,
    passport_expiration_date: calendar.month(random.int(2, 70)),
  };
}
