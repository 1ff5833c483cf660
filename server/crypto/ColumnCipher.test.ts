import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ColumnCipher } from './ColumnCipher.ts';

const place = { table: 'event_bookings', column: 'passport_number' };
const cipher = new ColumnCipher(randomBytes(32));

describe('ColumnCipher (G4)', () => {
  it('opens what it sealed, any text', () => {
    for (const text of ['C01X00T47', 'é王', ' ', 'v1.not-sealed'])
      expect(cipher.open(cipher.seal(text, place), place)).toBe(text);
  });

  it('never seals a text the same way twice, and shows none of it', () => {
    const [one, other] = [cipher.seal('C01X00T47', place), cipher.seal('C01X00T47', place)];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^v2\.[\w-]{46,}$/);
    expect(Buffer.from(one.slice(11), 'base64url').toString('latin1')).not.toContain('C01X00T47');
  });

  it('opens nothing in another column or table, with another key, or that was changed', () => {
    const sealed = cipher.seal('C01X00T47', place);
    const refused = /event_bookings\.passport_number cannot be decrypted.*secrets\/passport-key/;
    expect(() => new ColumnCipher(randomBytes(32)).open(sealed, place)).toThrow(refused);
    expect(() => cipher.open(sealed, { ...place, column: 'passport_country_issue' })).toThrow();
    expect(() => cipher.open(sealed, { ...place, table: 'waiting_list_entries' })).toThrow();
    for (let index = 3; index < sealed.length - 1; index += 7) {
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`;
      expect(() => cipher.open(changed, place)).toThrow(refused);
    }
    for (const text of ['', 'v1', 'v1.', 'v2.AAAA', 'v3.AAAA', 'C01X00T47'])
      expect(() => cipher.open(text, place)).toThrow(refused);
  });

  it('opens what a key before this one sealed, and tells which did', () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const [before, after] = [new ColumnCipher(older), new ColumnCipher(newer, [older])];
    const sealed = before.seal('C01X00T47', place);
    expect(after.open(sealed, place)).toBe('C01X00T47');
    // Sealed before keys had ids.
    const withoutId = `v1.${sealed.slice(before.prefix.length)}`;
    expect(after.open(withoutId, place)).toBe('C01X00T47');
    expect(sealed.startsWith(after.prefix)).toBe(false);
    expect(after.seal('x', place).startsWith(after.prefix)).toBe(true);
    expect(() => before.open(after.seal('x', place), place)).toThrow('cannot be decrypted');
    expect(after.recognises('x', before.fingerprint('x'))).toBe(true);
    expect(before.recognises('x', after.fingerprint('x'))).toBe(false);
  });

  it('takes a key of 32 bytes', () => {
    expect(() => new ColumnCipher(randomBytes(31))).toThrow('32');
  });

  it('recognises a text again by a fingerprint that hangs on the key', () => {
    expect(cipher.fingerprint('x')).toBe(cipher.fingerprint('x'));
    expect(cipher.fingerprint('x')).not.toBe(new ColumnCipher(randomBytes(32)).fingerprint('x'));
  });
});
