import { describe, expect, it } from 'vitest';
import { askedFor, expiresSoon, missingOf, nightsOf } from './journeyFields.ts';

describe('what is asked for (G1)', () => {
  it('is the set of the event, the person’s own details apart', () => {
    expect(askedFor(['dietaryRequirements', 'dateArrival', 'visaRequired'], null)).toEqual({
      journey: ['dateArrival', 'visaRequired'],
      person: ['dietaryRequirements'],
    });
  });

  it('grows by the passport where a visa is needed, and shrinks again', () => {
    const asked = askedFor(['visaRequired'], true).journey;
    expect(asked).toEqual([
      'visaRequired',
      'dateOfBirth',
      'passportNumber',
      'passportCountryIssue',
      'passportExpirationDate',
    ]);
    expect(askedFor(['visaRequired'], false).journey).toEqual(['visaRequired']);
  });

  it('is missing while empty; No is an answer', () => {
    expect(
      missingOf(['accommodation', 'dateCheckIn', 'arrivalFrom'], { accommodation: false, arrivalFrom: '' }),
    ).toEqual(['dateCheckIn', 'arrivalFrom']);
  });
});

describe('nights (B7)', () => {
  it('are counted between check-in and check-out, over a change of clocks too', () => {
    expect(nightsOf({ dateCheckIn: '2027-03-27', dateCheckOut: '2027-03-29' })).toBe(2);
    expect(nightsOf({ dateCheckIn: '2027-03-27', dateCheckOut: '2027-03-27' })).toBe(0);
    expect(nightsOf({ dateCheckIn: '2027-03-27', dateCheckOut: '2027-03-26' })).toBeUndefined();
    expect(nightsOf({ dateCheckIn: '2027-03-27' })).toBeUndefined();
  });
});

describe('a passport (B7)', () => {
  it.each([
    ['2027-09-11', true],
    ['2027-09-12', false],
    ['2026-01-01', true],
  ])('that expires on %s, with an event that ends on 12 Mar 2027: warn %s', (expiration, warns) => {
    expect(expiresSoon(expiration, '2027-03-12')).toBe(warns);
  });

  it('is measured to the end of a shorter month', () => {
    expect(expiresSoon('2027-02-27', '2026-08-31')).toBe(true);
    expect(expiresSoon('2027-02-28', '2026-08-31')).toBe(false);
  });
});
