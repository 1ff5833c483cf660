// @vitest-environment jsdom
import { ApolloLink, Observable } from '@apollo/client/core';
import type { FetchResult } from '@apollo/client/core';
import { print } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { clientOver } from '../data/testing/clientOver.ts';
import { createAuthProvider } from './createAuthProvider.ts';
import { loginMutation } from './operations.ts';
import { SessionStore } from './SessionStore.ts';
import { sessionOf } from './testing/sessionOf.ts';

const login = {
  authToken: 'a',
  authTokenExpiration: String(Math.floor(Date.now() / 1000) + 900),
  refreshToken: 'r',
  user: {
    id: '7',
    username: 'ana',
    firstName: 'Ana',
    lastName: 'Ek',
    roles: { nodes: [{ name: 'booker' }] },
    preferences: '{"a":1}',
  },
};
const credentials = { username: 'ana', password: 'secret' };

afterEach(() => new SessionStore().clear());

function provide(
  answers: Readonly<Record<string, FetchResult | Error | 'none'>> = {},
  search = '',
  isPageHeld = () => false,
  beforeSignOut = async () => {},
) {
  const sent: { readonly name: string; readonly variables: unknown }[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push({ name: operationName, variables });
    const answer = answers[operationName] ?? { data: { logout: { status: 'SUCCESS' } } };
    return new Observable((observer) => {
      if (answer === 'none') return undefined;
      if (answer instanceof Error) return observer.error(answer);
      observer.next(answer);
      observer.complete();
    });
  });
  const sessions = new SessionStore();
  const onSignedIn = vi.fn();
  const provider = createAuthProvider({
    client: clientOver(link),
    sessions,
    config: { cookieVersion: 2 },
    location: () => ({ pathname: '/events', search }),
    onSignedIn,
    isPageHeld,
    beforeSignOut,
  });
  return { sent, sessions, provider, onSignedIn };
}

describe('signing in', () => {
  it('that needs a code begins no session, and says what is needed', async () => {
    const needed = { challenge: 'c', setUp: null };
    const answer = { authToken: null, refreshToken: null, user: null, secondFactor: needed };
    const { sessions, provider, onSignedIn } = provide({ LoginMutation: { data: { login: answer } } });
    await expect(provider.login(credentials)).rejects.toMatchObject({ name: 'SecondFactorNeeded', needed });
    expect(sessions.get()).toBeUndefined();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('by another way leads to the page that was asked for, unless that way says where', async () => {
    const { sessions, provider } = provide({}, '?redirect=%2Fcenters');
    const session = sessionOf({});
    const by = (redirectTo?: string) => async () => {
      sessions.set(session);
      return { session, ...(redirectTo === undefined ? {} : { redirectTo }) };
    };
    expect(await provider.login({ by: by() })).toEqual({ redirectTo: '/centers' });
    expect(await provider.login({ by: by('/events') })).toEqual({ redirectTo: '/events' });
  });

  it('signs out first, then keeps the session and goes where one wanted to go', async () => {
    const { sent, sessions, provider, onSignedIn } = provide(
      { LoginMutation: { data: { login } } },
      '?redirect=%2Fevents%3Fpage%3D2',
    );
    expect(await provider.login(credentials)).toEqual({ redirectTo: '/events?page=2' });
    expect(sent).toEqual([
      { name: 'LogoutMutation', variables: {} },
      { name: 'LoginMutation', variables: credentials },
    ]);
    expect(print(loginMutation)).toContain('provider: PASSWORD');
    expect(sessions.get()).toMatchObject({ id: '7', roles: ['booker'], version: 2 });
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ preferences: { a: 1 } }));
  });

  it('works where there is nobody to sign out', async () => {
    const { provider, sessions } = provide({
      LogoutMutation: new Error('Not signed in.'),
      LoginMutation: { data: { login } },
    });
    await provider.login(credentials);
    expect(sessions.get()?.id).toBe('7');
  });

  it.each([
    [
      'the server reports errors',
      { errors: [{ message: 'The username or the password is not right.' }] },
      'is not right',
    ],
    ['no user comes back', { data: { login: { ...login, user: null } } }, 'without a user'],
    ['nothing comes back', { data: { login: null } }, 'without a user'],
    [
      'the clock here is an hour fast',
      { data: { login: { ...login, authTokenExpiration: String(Math.floor(Date.now() / 1000) - 1800) } } },
      'clock of this device',
    ],
  ])('fails where %s, and leaves nobody signed in', async (_why, answer, message) => {
    const { provider, sessions } = provide({ LoginMutation: answer });
    sessions.set(sessionOf());
    await expect(provider.login(credentials)).rejects.toThrow(message);
    expect(sessions.get()).toBeUndefined();
  });
});

describe('signing out', () => {
  it('ends the session here even where the server cannot be told', async () => {
    const { provider, sessions } = provide({ LogoutMutation: new Error('Failed to fetch') });
    sessions.set(sessionOf());
    expect(await provider.logout({})).toBe('/account/login');
    expect(sessions.get()).toBeUndefined();
  });

  it('ends it soon where no answer comes, and tells the server all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const never = new Promise<void>(() => undefined);
    const { provider, sessions, sent } = provide({ LogoutMutation: 'none' }, '', undefined, () => never);
    sessions.set(sessionOf());
    const left = provider.logout({});
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await left).toBe('/account/login');
    expect(sessions.get()).toBeUndefined();
    expect(sent.map(({ name }) => name)).toEqual(['LogoutMutation']);
  });

  it('tells the server nothing where nobody is signed in', async () => {
    const { provider, sent } = provide();
    await provider.logout({});
    expect(sent).toEqual([]);
  });
});

describe('checking', () => {
  it('sends to sign-in with the path and query asked for', async () => {
    const { provider } = provide({}, '?page=2');
    await expect(provider.checkAuth({})).rejects.toMatchObject({
      redirectTo: '/account/login?redirect=%2Fevents%3Fpage%3D2',
      message: false,
    });
  });

  it('lets a valid session pass, and no older version of one', async () => {
    const { provider, sessions } = provide();
    sessions.set(sessionOf({ version: 2 }));
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    sessions.set(sessionOf({ version: 1 }));
    await expect(provider.checkAuth({})).rejects.toThrow('ra.notification.logged_out');
  });

  it('takes 401 for the end of the session, and 403 for what it is', async () => {
    const { provider } = provide();
    await expect(provider.checkError({ status: 401 })).rejects.toMatchObject({
      redirectTo: expect.stringContaining('/account/login') as string,
    });
    await expect(provider.checkError({ status: 403 })).resolves.toBeUndefined();
    await expect(provider.checkError(new Error('x'))).resolves.toBeUndefined();
  });

  it.each([false, true])(
    'takes a 401 that comes once a new session has begun for none of its business (page held: %s)',
    async (isHeld) => {
      const { provider, sessions } = provide({}, '', () => isHeld);
      sessions.set(sessionOf({ version: 2 }));
      await expect(provider.checkError({ status: 401 })).resolves.toBeUndefined();
      expect(sessions.get()).toBeDefined();
    },
  );
});

it('knows who is signed in, their roles, and what those may do', async () => {
  const { provider, sessions } = provide();
  await expect(provider.getIdentity?.()).rejects.toThrow();
  sessions.set(sessionOf({ roles: ['viewer'] }));
  expect(await provider.getIdentity?.()).toMatchObject({
    id: '7',
    fullName: 'Dr Ana Żółcińska',
    roles: ['viewer'],
  });
  expect(await provider.getPermissions?.({})).toEqual(['viewer']);
  // Without an answer of the server to go by, everything is offered.
  expect(await provider.canAccess?.({ resource: 'events', action: 'edit' })).toBe(true);
});

describe('signing in another way', () => {
  it('keeps the session that it makes, leads only into the app, and signs out at the provider too', async () => {
    const { provider, sessions, onSignedIn } = provide();
    const session = sessionOf({ provider: 'AZURE' });
    const by = async () => {
      sessions.set(session);
      return { session, redirectTo: '//evil.example' };
    };
    expect(await provider.login({ by })).toEqual({ redirectTo: '/' });
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(session);
    expect(sessions.get()?.provider).toBe('AZURE');
    expect(await provider.logout({})).toBe('/account/sign-out');
    expect(sessions.get()).toBeUndefined();
  });
});

describe('a session that ends while something is being filled in', () => {
  const held = () => {
    const all = provide({}, '', () => true);
    all.sessions.set(sessionOf({ version: 2 }));
    return all;
  };

  it('is over, and yet nobody is led away from the page', async () => {
    const { provider, sessions } = held();
    sessions.end();
    await provider.checkError({ status: 401 });
    await provider.checkAuth({});
    expect(await provider.getIdentity?.()).toMatchObject({ username: 'ana' });
  });

  it('is nobody’s any more once somebody has signed out', async () => {
    const { provider, sessions } = held();
    sessions.clear();
    await expect(provider.checkAuth({})).rejects.toMatchObject({
      redirectTo: '/account/login?redirect=%2Fevents',
    });
  });
});
