import { describe, expect, it } from 'vitest';
import { changeText } from './changeText.ts';
import { redacted, valueText, type ValueWords } from './valueText.ts';

const words: ValueWords = {
  type: 'Participant',
  translate: (_key, args) => String(args?.['_']),
  locale: 'en-GB',
  fieldWords: (name) => name,
};
const change = (key: string, old: unknown, now: unknown) => ({
  key,
  old,
  new: now,
  label: 'Field',
  before: valueText(key, old, words),
  after: valueText(key, now, words),
});

describe('the words of a change', () => {
  it.each([
    ['both values', 'job_title', 'Nurse', 'Surgeon', 'Field: Nurse → Surgeon'],
    ['from nothing', 'job_title', null, 'Surgeon', 'Field: Empty → Surgeon'],
    ['no dots for a secret (S4)', 'password_hash', redacted, redacted, 'Field changed'],
    ['a secret that was set first', 'passport_number', null, redacted, 'Field: Empty → Hidden'],
    ['no ids', 'country_id', '1', '2', 'Field changed'],
    ['no ids of a list', 'allowed_countries', ['1'], ['1', '2'], 'Field changed'],
    ['texts that are cut alike', 'notes', `${'a'.repeat(80)}b`, `${'a'.repeat(80)}c`, 'Field changed'],
  ])('says %s', (_what, key, old, now, text) => {
    expect(changeText(change(key, old, now))).toBe(text);
  });

  it('what is read from the right on both sides of the arrow stays on its own', () => {
    const text = changeText(change('last_name', 'حداد', 'نجار'));
    expect(text).toBe('Field: \u2068حداد\u2069 → \u2068نجار\u2069');
  });
});
