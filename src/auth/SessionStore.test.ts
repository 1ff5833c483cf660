// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { parseSession, sessionFromLogin } from './parseSession.ts';
import { fullNameOf, isAuthenticated, isExpired, isValid } from './Session.ts';
import { SessionStore } from './SessionStore.ts';
import { shareAcrossTabs } from './shareAcrossTabs.ts';
import { sessionOf } from './testing/sessionOf.ts';

afterEach(() => new SessionStore().clear());

describe('a session (spec §4)', () => {
  const now = 1_000;

  it('without an expiration counts as expired', () => {
    const { authTokenExpiration: _, ...endless } = sessionOf();
    expect(isExpired(endless, now)).toBe(true);
    expect(isExpired(sessionOf({ authTokenExpiration: now }), now)).toBe(true);
    expect(isExpired(sessionOf({ authTokenExpiration: now + 1 }), now)).toBe(false);
  });

  it.each([
    [{ title: 'Dr', firstName: 'Ana', lastName: 'Ek' }, 'Dr Ana Ek'],
    [{ title: '', firstName: '海棠', lastName: '司徒' }, '司徒 海棠'],
    [{ title: '', firstName: 'あかり', lastName: '' }, 'あかり'],
    [{ title: '', firstName: '', lastName: '' }, 'ana'],
  ])('names somebody as every list does: %j as %s', (names, fullName) => {
    expect(fullNameOf(sessionOf(names))).toBe(fullName);
  });

  it('needs a user to be authenticated', () => {
    expect(isAuthenticated(undefined, now)).toBe(false);
    expect(isAuthenticated(sessionOf({ authTokenExpiration: now + 1 }), now)).toBe(true);
  });

  it.each([
    [2, 2, true],
    [3, 2, true],
    [1, 2, false],
    [undefined, 2, false],
  ])('of version %s is valid where %i is wanted: %s', (version, wanted, valid) => {
    const { version: _, ...unversioned } = sessionOf({ authTokenExpiration: now + 1 });
    expect(isValid(version === undefined ? unversioned : { ...unversioned, version }, wanted, now)).toBe(
      valid,
    );
  });

  it('is invalid once its token has expired', () => {
    expect(isValid(sessionOf({ authTokenExpiration: now - 1 }), 1, now)).toBe(false);
  });
});

describe('the answer of a sign-in', () => {
  const user = {
    id: '7',
    username: 'ana',
    email: null,
    nameTitle: 'Dr',
    firstName: 'Ana',
    lastName: 'Ek',
    options: '{"theme":"fern"}',
    preferences: 'not json',
    roles: { nodes: [{ name: 'booker' }] },
    countries: { nodes: [{ id: '3', name: 'Spain' }] },
  };
  const payload = { authToken: 'a', authTokenExpiration: '1900', refreshToken: 'r', user };

  it('becomes the session user of spec §3', () => {
    expect(sessionFromLogin(payload, 4, 1_000)).toEqual({
      id: '7',
      username: 'ana',
      email: '',
      title: 'Dr',
      firstName: 'Ana',
      lastName: 'Ek',
      roles: ['booker'],
      countries: ['3'],
      options: { theme: 'fern' },
      preferences: {},
      authToken: 'a',
      refreshToken: 'r',
      authTokenExpiration: 1_900,
      authTokenLifespan: 900,
      version: 4,
    });
  });

  it.each([null, {}, { ...payload, user: null }, { ...payload, authToken: null }])(
    'is no session without a user or a token',
    (answer) => {
      expect(sessionFromLogin(answer, 1, 0)).toBeUndefined();
    },
  );

  it.each(['', '[]', 'null', '{', '"text"'])(
    'has empty options where they cannot be parsed: %s',
    (options) => {
      expect(parseSession({ ...sessionOf(), options })?.options).toEqual({});
    },
  );
});

describe('two tabs', () => {
  function tabs() {
    const others: ((event: MessageEvent) => void)[] = [];
    const channelOf = (own: number) => ({
      postMessage: (data: unknown) => others[1 - own]?.(new MessageEvent('message', { data })),
      addEventListener: (_type: string, listener: unknown) => {
        others[own] = listener as (event: MessageEvent) => void;
      },
    });
    return [0, 1].map((own) => {
      const store = new SessionStore();
      shareAcrossTabs(store, channelOf(own));
      return store;
    });
  }

  it('follow a sign-in, an ending and a sign-out of each other', () => {
    const [one, two] = tabs();
    const heard = vi.fn();
    two?.subscribe(heard);
    one?.set(sessionOf());
    expect(two?.get()?.username).toBe('ana');
    one?.end();
    expect(two?.get()).toBeUndefined();
    expect(two?.person()?.username).toBe('ana');
    one?.set(sessionOf());
    one?.clear();
    expect(two?.person()).toBeUndefined();
    expect(heard).toHaveBeenCalledTimes(4);
  });
});

describe('the session store', () => {
  it('keeps a session over reloads, whatever letters are in it', () => {
    const session = sessionOf();
    new SessionStore().set(session);
    expect(new SessionStore().get()).toEqual(session);
  });

  it('keeps options and preferences out of the cookie, which holds 4 kB', () => {
    const preferences = { long: 'x'.repeat(10_000) };
    new SessionStore().set(sessionOf({ preferences }));
    expect(document.cookie.length).toBeLessThan(1_000);
    expect(new SessionStore().get()?.preferences).toEqual(preferences);
  });

  it('holds a user of fifty countries and real tokens in a cookie', () => {
    const countries = Array.from({ length: 50 }, (_, index) => String(index + 1));
    const token = 'x'.repeat(450);
    new SessionStore().set(sessionOf({ countries, authToken: token, refreshToken: token }));
    expect(document.cookie.length).toBeLessThan(4_000);
  });

  it('answers the same object until the cookie changes, and tells who listens', () => {
    const store = new SessionStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set(sessionOf());
    expect(store.get()).toBe(store.get());
    new SessionStore().set(sessionOf({ firstName: 'Bo' }));
    expect(store.get()?.firstName).toBe('Bo');
    store.clear();
    expect(store.get()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('outlives the browser (spec §3), as its version and its token allow', () => {
    const write = vi.fn();
    const cookies = { read: () => undefined, write, remove: vi.fn() };
    new SessionStore({ cookies }).set(sessionOf());
    expect(write).toHaveBeenCalledExactlyOnceWith('convene-session', expect.any(String), 30);
  });

  it('keeps the preferences that were saved with the session user (spec §3)', () => {
    const store = new SessionStore();
    store.set(sessionOf());
    store.keepPreferences('{"accent":"fern"}');
    expect(new SessionStore().get()?.preferences).toEqual({ accent: 'fern' });
  });

  describe('knows whose page it is', () => {
    it('after a session that has ended by itself, until somebody signs out', () => {
      const store = new SessionStore();
      store.set(sessionOf());
      store.end();
      expect(store.get()).toBeUndefined();
      expect(store.person()?.username).toBe('ana');
      store.clear();
      expect(store.person()).toBeUndefined();
    });

    it('when the cookie is gone without a word, and says so once', () => {
      const store = new SessionStore();
      store.set(sessionOf());
      store.get();
      new SessionStore().clear();
      const listener = vi.fn();
      store.subscribe(listener);
      store.end();
      store.end();
      expect(store.person()?.username).toBe('ana');
      expect(listener).toHaveBeenCalledOnce();
    });

    it('and of nobody once a page is opened anew', () => {
      const store = new SessionStore();
      store.set(sessionOf());
      store.end();
      expect(new SessionStore().person()).toBeUndefined();
    });
  });

  it('is no session where the cookie makes no sense', () => {
    document.cookie = 'convene-session=%%%; Path=/';
    expect(new SessionStore().get()).toBeUndefined();
  });
});
