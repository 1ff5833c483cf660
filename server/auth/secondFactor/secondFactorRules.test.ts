import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, readCode } from './recoveryCodes.ts';
import { newSecret, setUpUri, stepOf } from './totp.ts';

const now = new Date('2026-11-21T12:00:10Z');
const step = Math.floor(now.getTime() / 30_000);

describe('a code of an app', () => {
  const secret = newSecret();
  const codeAt = (seconds: number) =>
    new TOTP({ secret }).generate({ timestamp: now.getTime() + seconds * 1000 });

  it('is that of RFC 6238', () => {
    // Appendix B: the secret is '12345678901234567890', the code at 1970-01-01 00:00:59 ends in 287082.
    expect(stepOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '287082', new Date(59_000), -1)).toBe(1);
  });

  it.each([
    [-61, null],
    [-30, step - 1],
    [0, step],
    [30, step + 1],
    [61, null],
  ])('is good within half a minute: %d seconds off', (seconds, expected) => {
    expect(stepOf(secret, codeAt(seconds), now, 0)).toBe(expected);
  });

  it('is never good again, nor is one before it', () => {
    expect(stepOf(secret, codeAt(0), now, step)).toBeNull();
    expect(stepOf(secret, codeAt(-30), now, step)).toBeNull();
    expect(stepOf(secret, codeAt(30), now, step)).toBe(step + 1);
  });

  it('is of another secret for everybody, which an app reads with its name', () => {
    expect(newSecret()).not.toBe(secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(setUpUri(secret, 'anna@clinic.example', 'Con:vene & Co'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(uri.searchParams.get('issuer')).toBe('Con:vene & Co');
  });
});

describe('recovery codes', () => {
  it('are ten, in groups that can be read, and never the same', () => {
    const codes = newRecoveryCodes();
    expect(codes).toHaveLength(10);
    expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it('are read however they are typed', () => {
    const [code = ''] = newRecoveryCodes();
    const meant = { kind: 'recovery', code };
    for (const typed of [
      code,
      ` ${code.toUpperCase()} `,
      code.replaceAll('-', ''),
      code.replaceAll('-', ' – '),
    ])
      expect(readCode(typed)).toEqual(meant);
    expect(readCode('OIL1-0000-0000-0000')).toEqual({ kind: 'recovery', code: '0111-0000-0000-0000' });
  });

  it('are told from codes of an app, and from what is neither', () => {
    for (const typed of ['123456', ' 123 456\n', '１２３４５６', '123-456'])
      expect(readCode(typed)).toEqual({ kind: 'app', code: '123456' });
    for (const typed of ['', '12345', '1234567', 'abcd', 'uuuu-uuuu-uuuu-uuuu', '٤٥٦٧٨٩'])
      expect(readCode(typed)).toEqual({ kind: 'neither' });
  });
});
