import { expect, it } from 'vitest';
import { AuthTokens } from './AuthTokens.ts';

const start = new Date('2027-03-01T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

function tokens(secret = 'a secret that is long enough for it') {
  const clock = { now: start };
  return { clock, tokens: new AuthTokens(secret, 300, () => clock.now) };
}
const session = { userId: '7', sessionId: 's', until: later(3600) };

it('is good until it expires, however often it was verified before', async () => {
  const { clock, tokens: own } = tokens();
  const { token } = await own.issue(session);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await own.verify(token)).toMatchObject({ userId: '7', sessionId: 's' });
  clock.now = later(299);
  expect(await own.verify(token)).not.toBeNull();
  clock.now = later(300);
  expect(await own.verify(token)).toBeNull();
  expect(await own.verifyIgnoringExpiry(token)).toMatchObject({ sessionId: 's' });
});

it('of another key, or changed by a letter, is nobody’s, though the right one was verified before', async () => {
  const { tokens: own } = tokens();
  const { token } = await own.issue(session);
  expect(await own.verify(token)).not.toBeNull();
  const [head = '', body = '', signature = ''] = token.split('.');
  const changed = body.startsWith('e') ? `f${body.slice(1)}` : `e${body.slice(1)}`;
  expect(await own.verify(`${head}.${changed}.${signature}`)).toBeNull();
  const other = tokens('another secret, also long enough').tokens;
  expect(await other.verify(token)).toBeNull();
  expect(await own.verify((await other.issue(session)).token)).toBeNull();
});
