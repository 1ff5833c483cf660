import { describe, expect, it } from 'vitest';
import { sameValue, toJson } from './Json.ts';

describe('sameValue', () => {
  it('takes an id as text for the same id as a number', () => {
    expect(sameValue(12, '12')).toBe(true);
    expect(sameValue(12, '13')).toBe(false);
  });

  it('tells nothing from an empty text', () => {
    expect(sameValue(null, '')).toBe(false);
    expect(sameValue(null, null)).toBe(true);
  });

  it('compares lists in order', () => {
    expect(sameValue(['de', 'en'], ['de', 'en'])).toBe(true);
    expect(sameValue(['de', 'en'], ['en', 'de'])).toBe(false);
    expect(sameValue(['de'], ['de', 'en'])).toBe(false);
  });

  it('compares objects whatever the order of their keys', () => {
    expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(sameValue({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(sameValue({ a: 1 }, [1])).toBe(false);
  });
});

describe('toJson', () => {
  it('writes moments as ISO and nothing as null', () => {
    expect(toJson({ at: new Date('2027-03-12T09:30:00Z'), gone: undefined })).toEqual({
      at: '2027-03-12T09:30:00.000Z',
      gone: null,
    });
  });

  it('refuses what has no place in a database', () => {
    expect(() => toJson(() => 1)).toThrow('function');
  });
});
