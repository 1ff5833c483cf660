import fc from 'fast-check';
import { conditionsOn, test } from './conditionsOn.ts';

/** Some of those who are booked are deleted, or have no city. */
export const ofBooked = [
  test('PARTICIPANT_CITY', 'IS_NOT_NULL'),
  test('PARTICIPANT_CITY', 'GT', 'City 17'),
  test('PARTICIPANT_CITY', 'LTE', 'City 17'),
  test('PARTICIPANT_ID', 'GTE', '39'),
  test('PARTICIPANT_ID', 'IS_NOT_NULL'),
  test('PARTICIPANT_LAST_NAME', 'LT', 'Nobody'),
];
export const ofBookings = [
  test('CENTRE_EVENT_NAME', 'GT', 'Nobody'),
  test('CENTRE_EVENT_NAME', 'LIKE', '%vent 1%'),
  test('CENTRE_EVENT_ID', 'IN', ['7', '9', '11']),
  test('CENTRE_EVENT_DATE_START', 'GT', '1999-01-01'),
  test('CENTRE_EVENT_DATE_START', 'GT', '2024-01-15'),
  test('CENTRE_EVENT_DATE_START', 'IS_NULL'),
  test('CENTRE_EVENT_COUNTRY_ID', 'EQ', '6'),
  test('CENTRE_EVENT_COUNTRY_ID', 'NEQ', '1'),
  test('PARTICIPANT_CITY', 'EQ', 'City 17'),
  test('PARTICIPANT_CITY', 'IS_NULL'),
  test('PARTICIPANT_CITY', 'NEQ', 'City 17'),
  ...ofBooked,
  test('PARTICIPANT_FIRST_NAME', 'LIKE', '%nna%'),
  test('PARTICIPANT_LAST_NAME', 'LIKE', '%c4ca%'),
  test('PARTICIPANT_LAST_NAME', 'NOT_LIKE', '%arcía%'),
  test('BOOKING_STATUS', 'EQ', 'NEW'),
  test('DATE_ARRIVAL', 'NEQ', '2024-05-05'),
];
export const has = (
  amount: number,
  condition: object | null,
  operator = 'GTE',
  relation = 'EVENT_BOOKINGS',
) => ({
  HAS: { relation, operator, amount, condition },
});
const eventsOfBookings = fc.constantFrom(
  { centre_event_training_centre_id: '7' },
  { centre_event_training_centre_id: '777' },
  { centre_event_country_id: '6' },
  { centre_event_date_start_gte: '2024-01-15', centre_event_date_start_lt: '2024-03-01' },
  { indication_id: '1', is_placeholder: false },
  { whereConditions: test('INDICATION_ID', 'NOT_IN', ['1']) },
  { whereConditions: test('INDICATION_ID', 'IN', ['1', '2']) },
);
const ofOwners = [
  has(1, test('AUTHOR_ID', 'EQ', '7')),
  has(1, test('BOOKING_STATUS', 'EQ', 'CONFIRMED')),
  has(1, test('BOOKING_STATUS', 'EQ', 'NEW')),
  has(1, test('BOOKING_STATUS', 'NEQ', 'NOT_SET')),
  has(2, test('AUTHOR_ID', 'EQ', '39')),
  has(1, test('AUTHOR_ID', 'GT', '7')),
  has(2, test('AUTHOR_ID', 'LTE', '39')),
  has(1, test('DATE_CREATED', 'GTE', '2024-02-01'), 'GT'),
  has(3, test('BOOKING_STATUS', 'NOT_IN', ['NEW', 'CANCELLED'])),
  has(2, test('BOOKING_TYPE', 'EQ', 'TRAINEE')),
  has(2, test('BOOKING_TYPE', 'EQ', 'TRAINEE'), 'LT'),
  has(1, null),
  has(0, null, 'EQ'),
  has(2, null, 'LTE'),
  has(3, null, 'NEQ'),
  has(1, null, 'GTE', 'WAITING_LIST_ENTRIES'),
  has(2, null, 'LT', 'WAITING_LIST_ENTRIES'),
];
const ofPeople = [
  ...ofOwners,
  test('LAST_NAME', 'LIKE', '%arcía%'),
  test('LAST_NAME', 'NOT_LIKE', '%arcía%'),
  test('FIRST_NAME', 'LIKE', '%nna%'),
  test('CITY', 'NOT_LIKE', 'City 1_'),
  test('CITY', 'NOT_IN', ['City 17']),
];
const ofTheLog = [
  test('MODEL', 'EQ', 'Booking 770'),
  test('MODEL', 'LIKE', '%ooking 7%'),
  test('MODEL', 'NOT_LIKE', '%ooking 7%'),
  test('AUDITABLE_TYPE', 'LIKE', '%rainer%'),
  test('EVENT', 'LIKE', '%ated'),
  test('EVENT', 'NOT_BETWEEN', ['created', 'deleted']),
];
const ofLetters = [
  test('CENTRE_EVENT_DATE_START', 'GT', '1999-01-01'),
  test('CENTRE_EVENT_DATE_START', 'GT', '2024-01-15'),
  test('CENTRE_EVENT_DATE_START', 'LTE', '2024-01-15'),
  test('CENTRE_EVENT_DATE_START', 'IS_NULL'),
  test('CENTRE_EVENT_NAME', 'IS_NULL'),
  test('CENTRE_EVENT_NAME', 'LIKE', '%vent 1%'),
  test('CENTRE_EVENT_COUNTRY_ID', 'EQ', '6'),
  test('CENTRE_EVENT_COUNTRY_ID', 'NEQ', '1'),
  test('PAGES', 'NEQ', 1),
  test('PAGES', 'NOT_IN', [2]),
];

/** Everywhere in the order of names, in one place of it, in few rows and in none. */
const words = fc
  .constantFrom('anna', 'müller', 'garcía an', 'city 17', 'c4ca4238', 'zzzzz')
  .map((text) => ({ where: { text_search: text } }));
export const conditions = (tests: Parameters<typeof conditionsOn>[0]) =>
  conditionsOn(tests).map((whereConditions) => ({ whereConditions }));

export const cases = fc.oneof(
  fc.record({ list: fc.constant('participant'), column: fc.constant('LAST_NAME'), filters: words }),
  fc.record({ list: fc.constant('eventBooking'), column: fc.constant('NAME'), filters: words }),
  fc.record({
    list: fc.constant('eventBooking'),
    column: fc.constant('DATE_CREATED'),
    filters: conditions(ofBookings),
  }),
  fc.record({
    list: fc.constant('eventBooking'),
    column: fc.constant('DATE_CREATED'),
    filters: eventsOfBookings.map((where) => ({ where })),
  }),
  fc.record({
    list: fc.constant('participant'),
    column: fc.constant('LAST_NAME'),
    filters: conditions(ofPeople),
  }),
  fc.record({
    list: fc.constant('GeneratedDocument'),
    column: fc.constant('DATE_CREATED'),
    filters: conditions(ofLetters),
  }),
  fc.record({
    list: fc.constant('audit'),
    column: fc.constant('CREATED_AT'),
    filters: conditions(ofTheLog),
  }),
  fc.record({
    list: fc.constant('centreEvent'),
    column: fc.constant('DATE_START'),
    filters: conditions(ofOwners),
  }),
);
