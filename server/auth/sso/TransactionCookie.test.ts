import { describe, expect, it } from 'vitest';
import { TransactionCookie } from './TransactionCookie.ts';

const transaction = { id: 'i', state: 's', nonce: 'n', verifier: 'secret-verifier', redirectTo: '/events' };
let now = new Date('2026-11-21T12:00:00Z');
const cookieOf = (secret = 'x'.repeat(40), isSecure = true) =>
  new TransactionCookie(secret, isSecure, () => now);
const sent = (setCookie: string) => `other=1; ${setCookie.split(';', 1)[0]}`;

describe('the cookie of a sign-on', () => {
  it('comes back as it was, and shows nothing of it', async () => {
    const header = await cookieOf().seal(transaction);
    expect(await cookieOf().open(sent(header))).toEqual(transaction);
    expect(header).not.toContain('secret-verifier');
    expect(Buffer.from(header.split('.')[3] ?? '', 'base64url').toString()).not.toContain('secret');
  });

  it('is out of reach of scripts, neighbours and plain http', async () => {
    expect(await cookieOf().seal(transaction)).toMatch(
      /^__Host-convene-sso=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await cookieOf('x'.repeat(40), false).seal(transaction)).toMatch(
      /^convene-sso=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookieOf().forget()).toMatch(/^__Host-convene-sso=; Max-Age=0; Path=\//);
  });

  it('is nothing after ten minutes, of another secret, damaged or missing', async () => {
    const header = sent(await cookieOf().seal(transaction));
    expect(await cookieOf('y'.repeat(40)).open(header)).toBeNull();
    // Not its last character, some bits of which say nothing.
    const damaged = `${header.slice(0, -9)}${header.at(-9) === 'x' ? 'y' : 'x'}${header.slice(-8)}`;
    expect(await cookieOf().open(damaged)).toBeNull();
    expect(await cookieOf().open('__Host-convene-sso=')).toBeNull();
    expect(await cookieOf().open(undefined)).toBeNull();
    now = new Date('2026-11-21T12:09:59Z');
    expect(await cookieOf().open(header)).toEqual(transaction);
    now = new Date('2026-11-21T12:10:00Z');
    expect(await cookieOf().open(header)).toBeNull();
  });
});
