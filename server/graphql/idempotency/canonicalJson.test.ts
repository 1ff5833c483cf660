import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

describe('canonicalJson (K5)', () => {
  it('does not mind the order of keys, nor keys without a value', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x', e: undefined })).toBe(
      '{"a":"x","b":[{"c":null,"d":1}]}',
    );
  });

  it('tells values, their kinds and the order of lists apart', () => {
    const values = [{ a: 1 }, { a: '1' }, { a: null }, {}, { a: [1, 2] }, { a: [2, 1] }, { a: { b: 1 } }];
    expect(new Set(values.map(canonicalJson)).size).toBe(values.length);
  });
});
