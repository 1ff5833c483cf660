import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPattern, toPattern } from './textPattern.ts';

/** LIKE as the server reads it: % any text, _ any sign, a backslash before either or itself takes them as they are. */
function isLike(text: string, pattern: string): boolean {
  const parts = pattern.match(/\\[\\%_]|[^]/g) ?? [];
  const source = parts.map((part) => {
    if (part === '%') return '[^]*';
    if (part === '_') return '[^]';
    const sign = /^\\[\\%_]$/.test(part) ? part.slice(1) : part;
    return sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`).test(text);
}

/** Signs that mean something are as frequent as others. */
const text = fc.string({
  unit: fc.constantFrom('a', 'b', '%', '_', '\\', '.', '*', ' '),
  minLength: 1,
  maxLength: 6,
});
const plainly: Readonly<Record<string, (whole: string, part: string) => boolean>> = {
  CONTAINS: (whole, part) => whole.includes(part),
  NOT_CONTAINS: (whole, part) => !whole.includes(part),
  STARTS_WITH: (whole, part) => whole.startsWith(part),
};

describe.each(Object.entries(plainly))('%s', (operator, holds) => {
  it('finds what holds, whatever signs are looked for', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (part, other, joined) => {
        const whole = joined ? `${other}${part}` : other;
        const { operator: like, value } = toPattern({ operator, value: part });
        const found = isLike(whole, String(value));
        expect(like === 'NOT_LIKE' ? !found : found).toBe(holds(whole, part));
      }),
    );
  });

  it('comes back from its pattern', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(fromPattern(toPattern({ operator, value }))).toEqual({ operator, value });
      }),
    );
  });
});

it('leaves a pattern that says more as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom('LIKE', 'NOT_LIKE', 'EQ'), text, (operator, value) => {
      expect(toPattern(fromPattern({ operator, value }))).toEqual({ operator, value });
    }),
  );
  for (const value of ['a%b', '%', '_a%', '%a\\%', 'abc'])
    expect(fromPattern({ operator: 'LIKE', value })).toEqual({ operator: 'LIKE', value });
});
