import { expect, it } from 'vitest';
import { partOf, placeErrors, sourceOfPath } from './errorPlaces.ts';

it.each([
  ['bookingType', 'type'],
  ['chosen', 'person'],
  ['participant.country.id', 'person'],
  ['dateCheckOut', 'details'],
  ['passportNumber', 'details'],
  ['overrideReason', 'reason'],
  ['somethingElse', undefined],
])('%s stands in part %s', (source, part) => expect(partOf(source)).toBe(part));

it.each([
  ['input.participant.create.first_name', 'participant.firstName'],
  ['input.participant.create.country_id', 'participant.country.id'],
  ['input.participant.connect', 'chosen'],
  ['input.participant', 'chosen'],
  ['input.country_id', 'placeholderCountry.id'],
  ['input.date_check_out', 'dateCheckOut'],
  ['input.override_reason', 'overrideReason'],
  ['input.centre_event_id', undefined],
])('what the server says of %s stands at %s', (path, source) => expect(sourceOfPath(path)).toBe(source));

it('what has no input is said on its own', () => {
  const errors = placeErrors({
    'input.date_departure': 'Departure is before arrival.',
    'input.centre_event_id': 'This event is over.',
  });
  expect(errors.placed).toEqual([{ source: 'dateDeparture', message: 'Departure is before arrival.' }]);
  expect(errors.loose).toEqual(['This event is over.']);
});
