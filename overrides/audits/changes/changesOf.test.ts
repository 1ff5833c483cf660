// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { changesOf } from './changesOf.ts';
import { valueText } from './valueText.ts';

const words = {
  type: 'Trainer',
  translate: (key: string, args?: Record<string, unknown>) => {
    const otherwise = args?.['_'];
    if (key === 'enums.BookingStatus.NOT_SET') return 'Not decided';
    if (key === 'enums.BookingCancelReason.PERSON') return 'Cancelled by a person';
    if (key === 'enums.ExchangeRateSource.ECB') return 'The bank';
    if (key === 'enums.MergeContext.EVENT_BOOKING') return 'Booking';
    if (key === 'enums.Role.country_manager') return 'Manager of countries';
    return typeof otherwise === 'string' ? otherwise : key;
  },
  locale: 'en-GB',
  fieldWords: (name: string) => (name === 'dateOfBirth' ? 'Date of birth' : name),
};

it('tells what changed, from JSON text as the contract sends it (S4)', () => {
  expect(
    changesOf('{"booking_status":"NEW","notes":null}', '{"booking_status":"PENDING","notes":""}'),
  ).toEqual([{ key: 'booking_status', before: 'NEW', after: 'PENDING' }]);
  expect(changesOf(null, '{"id":"4","name":"Day course","date_created":"2027-01-01T08:00:00Z"}')).toEqual([
    { key: 'name', before: undefined, after: 'Day course' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
  expect(
    changesOf(
      null,
      '{"guid":"8bce5e5f","file_hash":"02816f48","run_type":"INVITATION","params":{"centre_event_id":"4"}}',
    ),
  ).toEqual([{ key: 'run_type', before: undefined, after: 'INVITATION' }]);
  expect(changesOf(null, '{"passport_number":"•••","passport_number_hint":"•••"}')).toEqual([
    { key: 'passport_number', before: undefined, after: '•••' },
  ]);
});

it.each([
  ['booking_status', 'NOT_SET', 'Not decided'],
  ['unit_mode', 'PER_PERSON', 'Per person'],
  ['cancel_reason', 'PERSON', 'Cancelled by a person'],
  ['source', 'ECB', 'The bank'],
  ['contexts', ['EVENT_BOOKING'], 'Booking'],
  ['roles', ['country_manager'], 'Manager of countries'],
  ['default_role', 'country_manager', 'Manager of countries'],
  ['closed_reason', 'EVENT_STARTED', 'Event started'],
  ['currency', 'EUR', 'EUR'],
  ['base', 'EUR', 'EUR'],
  ['last_name', 'SCHMIDT', 'SCHMIDT'],
  ['arrival_from', 'LHR', 'LHR'],
  ['spoken_languages', ['DEUTSCH'], 'DEUTSCH'],
  ['date_arrival', '2027-03-12', '12 Mar 2027'],
  ['is_published', false, 'No'],
  ['max_trainees', 1200, '1,200'],
  ['notes', null, 'Empty'],
  ['html', '<p>Dear <b>all</b></p>', 'Dear all'],
  ['collect_fields', ['dateOfBirth', 'notes'], 'Date of birth, notes'],
  ['fields', ['dateOfBirth'], 'Date of birth'],
] as const)('%s %s is said as %s', (key, value, text) => {
  expect(valueText(key, value, words)).toBe(text);
});

it.each([
  ['country_id', '14'],
  ['fmv_amount', 12000],
  ['prosemirror', { type: 'doc' }],
] as const)('an id, an amount without its currency and a structure are not said: %s', (key, value) => {
  expect(valueText(key, value, words)).toBeUndefined();
});
