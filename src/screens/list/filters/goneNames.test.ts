import { expect, it } from 'vitest';
import { goneNames } from './goneNames.ts';

const messages: Readonly<Record<string, string>> = {
  'resources.events.fields.eventStatus': 'Status',
  'resources.events.fields.author': 'Kept by',
  'resources.events.filters.country_id': 'Country',
  'resources.events.conditions.HALL_ID': 'Room',
  'resources.events.conditions.bookings': 'Bookings of it',
  'resources.bookings.fields.bookingStatus': 'State of the booking',
};
const words = {
  translate: (key: string, { _ }: { readonly _: string }) => messages[key] ?? _,
  resource: 'events',
  conditions: {
    source: 'whereConditions',
    columns: [
      { value: 'STATE', source: 'eventStatus' },
      { value: 'HALL_ID', source: 'hall' },
    ],
    operators: [],
    relations: [
      {
        value: 'bookings',
        resource: 'bookings',
        columns: [{ value: 'BOOKING_STATUS', source: 'bookingStatus' }],
      },
    ],
  },
};

it.each([
  ['STATE', 'Status'],
  ['HALL_ID', 'Room'],
  ['country_id', 'Country'],
  ['bookings', 'Bookings of it'],
  ['BOOKING_STATUS', 'State of the booking'],
  ['AUTHOR_ID', 'Kept by'],
  ['eventStatus', 'Status'],
  ['SHOE_SIZE', 'Shoe size'],
])('%s is called as the filter is: %s', (name, said) => expect(goneNames([name], words)).toEqual([said]));

it('what is called the same is said once', () =>
  expect(goneNames(['STATE', 'EVENT_STATUS'], words)).toEqual(['Status']));
