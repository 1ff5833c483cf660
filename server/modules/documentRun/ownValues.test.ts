import { describe, expect, it } from 'vitest';
import { nextOwnValues, type OwnValues, type Sources } from './ownValues.ts';

const sources: Sources = new Map([
  [
    'PARTICIPANT:1',
    new Map([
      ['city', 'Turku'],
      ['email', null],
    ]),
  ],
]);
const next = (given: unknown, stored: OwnValues = {}) => nextOwnValues({ given, stored, sources });

describe('own values (M2)', () => {
  it('lie over what the record says now, or over what whoever gives them has seen', () => {
    expect(next({ 'PARTICIPANT:1': { city: 'Åbo' } })).toEqual({
      'PARTICIPANT:1': { city: { value: 'Åbo', source: 'Turku' } },
    });
    expect(next({ 'PARTICIPANT:1': { city: { value: 'Åbo', source: 'Vaasa' } } })).toEqual({
      'PARTICIPANT:1': { city: { value: 'Åbo', source: 'Vaasa' } },
    });
    expect(next({ 'PARTICIPANT:1': { email: '' } })).toEqual({
      'PARTICIPANT:1': { email: { value: '', source: null } },
    });
  });

  it('are kept without what nobody types, which would turn around the rest of a line', () => {
    expect(next({ 'PARTICIPANT:1': { city: '\u202eÅbo\u0007' } })).toEqual({
      'PARTICIPANT:1': { city: { value: 'Åbo', source: 'Turku' } },
    });
  });

  it('take the place of all that is seen, and of nothing that is hidden', () => {
    const hidden = { 'PARTICIPANT:2': { city: { value: 'Bonn', source: null } } };
    const stored = { ...hidden, 'PARTICIPANT:1': { city: { value: 'Åbo', source: 'Turku' } } };
    expect(next({}, stored)).toEqual(hidden);
    expect(next({ 'PARTICIPANT:1': { city: null } }, stored)).toEqual(hidden);
    expect(() => next({ 'PARTICIPANT:2': { city: 'Köln' } }, stored)).toThrow();
  });

  it('lie over no passport, which is masked and purged where it is kept (G4)', () => {
    const passport = new Map([['EVENT_BOOKING:3', new Map([['passportNumber', '••••67']])]]);
    const given = (value: string | null) => ({ 'EVENT_BOOKING:3': { passportNumber: value } });
    const taken = (value: string | null) =>
      nextOwnValues({ given: given(value), stored: {}, sources: passport });
    expect(() => taken('X1')).toThrow(
      expect.objectContaining({
        extensions: expect.objectContaining({
          validation: {
            'input.modifiedFields': ['EVENT_BOOKING:3 passportNumber: A passport is changed on its booking.'],
          },
        }) as object,
      }) as Error,
    );
    expect(taken(null)).toEqual({});
  });

  it('keep what a template no longer says', () => {
    const stored = { 'PARTICIPANT:1': { hospital: { value: 'St. Mary', source: 'Mary' } } };
    expect(next(stored, stored)).toEqual(stored);
    expect(() => next(stored)).toThrow();
  });
});
