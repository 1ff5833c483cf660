// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Session } from './Session.ts';
import { nowInSeconds } from './Session.ts';
import { SessionStore } from './SessionStore.ts';
import { TokenRefresher } from './TokenRefresher.ts';
import type { RefreshedTokens } from './TokenRefresher.ts';
import { sessionOf } from './testing/sessionOf.ts';

const interval = 120_000;
let running: TokenRefresher[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-01T00:00:00Z') });
});
afterEach(() => {
  running.forEach((refresher) => refresher.stop());
  running = [];
  new SessionStore().clear();
  vi.useRealTimers();
});

function start(session: Session | undefined, answer: (token: string) => Promise<RefreshedTokens>) {
  const sessions = new SessionStore();
  if (session) sessions.set(session);
  const refresh = vi.fn(answer);
  const onSessionEnd = vi.fn();
  const log = vi.fn();
  const refresher = new TokenRefresher({
    sessions,
    cookieVersion: 1,
    refresh,
    interval,
    now: nowInSeconds,
    onSessionEnd,
    log,
    lead: (onLead) => {
      onLead();
      return () => undefined;
    },
  });
  running.push(refresher);
  refresher.start();
  return { sessions, refresh, onSessionEnd, log };
}

const rotating = () => {
  let count = 0;
  return async () => {
    count += 1;
    return { authToken: `auth-${count}` };
  };
};

describe('the background refresh', () => {
  it('runs at once, then at each interval, never in a circle', async () => {
    const { refresh } = start(sessionOf(), rotating());
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(interval - 1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('keeps the new auth token as the refresh token value and moves the expiration to now plus lifespan', async () => {
    const { sessions } = start(sessionOf({ authTokenLifespan: 900 }), rotating());
    await vi.advanceTimersByTimeAsync(0);
    expect(sessions.get()).toMatchObject({
      authToken: 'auth-1',
      refreshToken: 'auth-1',
      authTokenExpiration: nowInSeconds() + 900,
    });
  });

  it('sends the refresh token of the session user, which is the new auth token from then on', async () => {
    const { refresh } = start(sessionOf({ refreshToken: 'first' }), rotating());
    await vi.advanceTimersByTimeAsync(2 * interval);
    expect(refresh.mock.calls).toEqual([['first'], ['auth-1'], ['auth-2']]);
  });

  it('starts its timer anew when the refresh token changes', async () => {
    const { sessions, refresh } = start(sessionOf(), rotating());
    await vi.advanceTimersByTimeAsync(interval / 2);
    expect(refresh).toHaveBeenCalledTimes(1);
    sessions.set(sessionOf({ refreshToken: 'of another sign-in' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(interval - 1);
    expect(refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('starts its timer anew, and no refresh, for a token that another tab has refreshed to', async () => {
    const { sessions, refresh } = start(sessionOf(), rotating());
    await vi.advanceTimersByTimeAsync(interval / 2);
    sessions.set(sessionOf({ authToken: 'theirs', refreshToken: 'theirs' }));
    await vi.advanceTimersByTimeAsync(interval - 1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh.mock.calls[1]).toEqual(['theirs']);
  });

  it('waits while another tab refreshes for all', async () => {
    const sessions = new SessionStore();
    sessions.set(sessionOf());
    const refresh = vi.fn(rotating());
    let lead = () => {};
    const refresher = new TokenRefresher({
      sessions,
      cookieVersion: 1,
      refresh,
      interval,
      now: nowInSeconds,
      onSessionEnd: () => undefined,
      lead: (onLead) => {
        lead = onLead;
        return () => undefined;
      },
    });
    running.push(refresher);
    refresher.start();
    await vi.advanceTimersByTimeAsync(interval * 3);
    expect(refresh).not.toHaveBeenCalled();
    lead();
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does nothing without a refresh token', async () => {
    const { refresh, onSessionEnd } = start(undefined, rotating());
    await vi.advanceTimersByTimeAsync(interval * 3);
    expect(refresh).not.toHaveBeenCalled();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('starts with a sign-in and stops with a sign-out', async () => {
    const { sessions, refresh } = start(undefined, rotating());
    sessions.set(sessionOf());
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    sessions.clear();
    await vi.advanceTimersByTimeAsync(interval * 3);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('ends the session where it has expired', async () => {
    const { sessions, refresh, onSessionEnd } = start(sessionOf({ authTokenExpiration: 1 }), rotating());
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).not.toHaveBeenCalled();
    expect(sessions.get()).toBeUndefined();
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ authToken: 'auth' }));
  });

  it('ends the session where its version is lower than the configured one, and renews nothing', async () => {
    const { sessions, refresh, onSessionEnd } = start(sessionOf({ version: 0 }), rotating());
    await vi.advanceTimersByTimeAsync(0);
    expect(sessions.get()).toBeUndefined();
    expect(refresh).not.toHaveBeenCalled();
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('ends the session where it has no expiration, which counts as expired', async () => {
    const { authTokenExpiration: _, ...endless } = sessionOf();
    const { refresh, onSessionEnd } = start(endless, rotating());
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).not.toHaveBeenCalled();
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it.each([
    ['an HTTP status', { networkError: { statusCode: 403 } }],
    [
      'a GraphQL error',
      { graphQLErrors: [{ message: 'Ended.', extensions: { code: 'SESSION_ENDED', status: 403 } }] },
    ],
  ])('ends the session on 403 as %s', async (_how, details) => {
    const { sessions, onSessionEnd } = start(sessionOf(), async () => {
      throw Object.assign(new Error('Refused.'), details);
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessions.get()).toBeUndefined();
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it.each([
    ['another error', async () => Promise.reject(new Error('Failed to fetch')), 'Failed to fetch'],
    ['an answer without an auth token', async () => ({}), 'No auth token in refresh response'],
  ])('only logs %s, and tries again', async (_what, answer: () => Promise<RefreshedTokens>, message) => {
    const { sessions, refresh, onSessionEnd, log } = start(sessionOf(), answer);
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(sessions.get()).toMatchObject({ authToken: 'auth' });
    await vi.advanceTimersByTimeAsync(interval);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('exists once: a second one stops the first', async () => {
    const first = start(sessionOf(), rotating());
    const second = start(sessionOf(), rotating());
    await vi.advanceTimersByTimeAsync(interval);
    expect(first.refresh).toHaveBeenCalledTimes(1);
    expect(second.refresh).toHaveBeenCalledTimes(2);
  });

  it('leaves a session alone that ended while the answer was on its way', async () => {
    let answer: (tokens: RefreshedTokens) => void = () => undefined;
    const { sessions } = start(sessionOf(), () => new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(0);
    sessions.clear();
    answer({ authToken: 'late' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessions.get()).toBeUndefined();
  });

  it('signs nobody out over a request that was given up, as when the page is left', async () => {
    const { sessions, onSessionEnd } = start(sessionOf({ refreshToken: 'first' }), async () =>
      Promise.reject(new DOMException('Aborted', 'AbortError')),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(sessions.get()).toMatchObject({ authToken: 'auth', refreshToken: 'first' });
  });

  describe('when another tab has refreshed, or the user signed in again, meanwhile', () => {
    const newer = sessionOf({ authToken: 'newer', refreshToken: 'newer' });
    const refused = Object.assign(new Error('Ended.'), { networkError: { statusCode: 403 } });

    it.each([
      ['an answer', async () => ({ authToken: 'late' })],
      ['a refusal', async () => Promise.reject(refused)],
    ])('%s about the old token changes nothing', async (_what, settle: () => Promise<RefreshedTokens>) => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const { sessions, onSessionEnd } = start(sessionOf(), async () => {
        await arrived;
        return settle();
      });
      await vi.advanceTimersByTimeAsync(0);
      new SessionStore().set(newer);
      arrive();
      await vi.advanceTimersByTimeAsync(0);
      expect(onSessionEnd).not.toHaveBeenCalled();
      expect(sessions.get()).toEqual(newer);
    });
  });

  it('keeps what was set on the session while the answer was on its way', async () => {
    let answer: (tokens: RefreshedTokens) => void = () => undefined;
    const { sessions } = start(sessionOf(), () => new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(0);
    sessions.set(sessionOf({ preferences: { density: 'compact' } }));
    answer({ authToken: 'next' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sessions.get()).toMatchObject({ authToken: 'next', preferences: { density: 'compact' } });
  });
});
