import { describe, expect, it } from 'vitest';
import { hanSpellings } from './hanSpellings.ts';

describe('hanSpellings', () => {
  it('names all signs of Unicode that fold to an ideograph', () => {
    const folding = new Map<string, string[]>();
    for (let point = 0x80; point <= 0x10ffff; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const sign = String.fromCodePoint(point);
      const [first = '', ...more] = sign.normalize('NFKC');
      if (first === sign && more.length === 0) continue;
      for (const letter of [first, ...more])
        if (/\p{Script=Han}/u.test(letter)) folding.set(letter, [...(folding.get(letter) ?? []), sign]);
    }
    expect(folding.size).toBeGreaterThan(1000);
    for (const letter of ['神', '金', '月', '株', '〇', ...[...folding.keys()].slice(0, 50)])
      expect(hanSpellings(letter), letter).toEqual([letter, ...(folding.get(letter) ?? [])]);
  });

  it('goes by the first ideograph of a pattern, as it is folded', () => {
    expect(hanSpellings('%Anna 咲%')).toEqual(['咲']);
    expect(hanSpellings('%\u{fa19}_')[0]).toBe('神');
    expect(hanSpellings('%さくら%')).toEqual([]);
  });
});
