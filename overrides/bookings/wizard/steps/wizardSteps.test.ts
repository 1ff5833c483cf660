import { describe, expect, it } from 'vitest';
import { placeErrors, sourceOfPath, stepAfter, stepBefore, stepOf } from './wizardSteps.ts';

describe('the steps', () => {
  it('follow each other, and end', () => {
    expect(stepAfter('event')).toBe('participant');
    expect(stepAfter('review')).toBeUndefined();
    expect(stepBefore('details')).toBe('participant');
    expect(stepBefore('event')).toBeUndefined();
  });

  it.each([
    ['bookingType', 'event'],
    ['chosen', 'participant'],
    ['participant.country.id', 'participant'],
    ['dateCheckOut', 'details'],
    ['passportNumber', 'details'],
    ['overrideReason', 'review'],
    ['somethingElse', 'review'],
  ])('%s stands in step %s', (source, step) => expect(stepOf(source)).toBe(step));
});

describe('what the server says of an input', () => {
  it.each([
    ['input.participant.create.first_name', 'participant.firstName'],
    ['input.participant.create.country_id', 'participant.country.id'],
    ['input.participant.connect', 'chosen'],
    ['input.participant', 'chosen'],
    ['input.country_id', 'placeholderCountry.id'],
    ['input.date_check_out', 'dateCheckOut'],
    ['input.override_reason', 'overrideReason'],
    ['input.centre_event_id', undefined],
  ])('%s is at %s', (path, source) => expect(sourceOfPath(path)).toBe(source));

  it('goes to its step, earliest step first; what has no input is said on its own', () => {
    const errors = placeErrors({
      'input.date_departure': 'Departure is before arrival.',
      'input.participant.create.email': 'Not an address.',
      'input.centre_event_id': 'This event is over.',
    });
    expect(errors.placed.map(({ source, step }) => [source, step])).toEqual([
      ['participant.email', 'participant'],
      ['dateDeparture', 'details'],
    ]);
    expect(errors.loose).toEqual(['This event is over.']);
  });
});
