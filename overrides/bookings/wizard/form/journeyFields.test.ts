import { describe, expect, it } from 'vitest';
import { askedFor, expiresSoon, isFarFromEvent, missingOf, nightsOf } from './journeyFields.ts';

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

describe('a stay (B7)', () => {
  const event = { dateStart: '2027-03-12', dateEnd: '2027-03-13' };
  it.each([
    [{ dateCheckIn: '2027-02-10', dateCheckOut: '2027-04-12' }, false],
    [{ dateCheckIn: '2027-02-09' }, true],
    [{ dateCheckIn: '2027-03-11', dateCheckOut: '2027-04-13' }, true],
    [{ dateCheckIn: '2028-03-11' }, true],
    [{ dateCheckOut: '2026-03-14' }, true],
    [{ dateCheckIn: '31 Feb', dateCheckOut: null }, false],
    [{}, false],
  ])('%j is far from an event on 12 and 13 Mar 2027: %s', (stay, isFar) => {
    expect(isFarFromEvent(stay, event)).toBe(isFar);
  });

  it('is measured to the one day of an event that has one, and to none where none is known', () => {
    expect(isFarFromEvent({ dateCheckOut: '2027-04-12' }, { dateStart: '2027-03-12', dateEnd: null })).toBe(
      true,
    );
    expect(isFarFromEvent({ dateCheckOut: '2030-04-12' }, { dateStart: null, dateEnd: null })).toBe(false);
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
