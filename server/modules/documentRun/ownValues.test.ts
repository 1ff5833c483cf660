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

  it('take the place of all that is seen, and of nothing that is hidden', () => {
    const hidden = { 'PARTICIPANT:2': { city: { value: 'Bonn', source: null } } };
    const stored = { ...hidden, 'PARTICIPANT:1': { city: { value: 'Åbo', source: 'Turku' } } };
    expect(next({}, stored)).toEqual(hidden);
    expect(next({ 'PARTICIPANT:1': { city: null } }, stored)).toEqual(hidden);
    expect(() => next({ 'PARTICIPANT:2': { city: 'Köln' } }, stored)).toThrow();
  });

  it('keep what a template no longer says', () => {
    const stored = { 'PARTICIPANT:1': { hospital: { value: 'St. Mary', source: 'Mary' } } };
    expect(next(stored, stored)).toEqual(stored);
    expect(() => next(stored)).toThrow();
  });
});
