import { localStorageStore } from 'react-admin';
import { AccessStore } from '#src/auth/AccessStore.ts';
import type { Session } from '#src/auth/Session.ts';
import { SessionStore } from '#src/auth/SessionStore.ts';
import type { Config } from '#src/config/Config.ts';
import { createDataClient } from '#src/data/links/createDataClient.ts';
import { tabStore } from '#src/data/store/tabStore.ts';
import type { AppParts } from './AppParts.ts';

/** Where nobody signs in, a session that holds as long as the page stands for whoever looks at it; no token is sent. */
const anybody: Omit<Session, 'version'> = {
  id: 'anybody',
  username: 'anybody',
  email: '',
  roles: ['anybody'],
  title: '',
  firstName: '',
  lastName: '',
  countries: [],
  options: {},
  preferences: {},
  authToken: 'none',
  refreshToken: '',
  authTokenExpiration: Number.MAX_SAFE_INTEGER,
  authTokenLifespan: Number.MAX_SAFE_INTEGER,
};

/** The parts of an app over an API that knows no accounts of ours: preferences stay in this browser, and nothing is asked of what one may. */
export function partsForAnybody({ dataUrl, batches, cookieVersion }: Config): AppParts {
  const kept = new Map<string, string>();
  const sessions = new SessionStore({
    cookies: {
      read: (name) => kept.get(name),
      write: (name, value) => void kept.set(name, value),
      remove: (name) => void kept.delete(name),
    },
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
  });
  sessions.set({ ...anybody, version: cookieVersion });
  return {
    sessions,
    client: createDataClient({ uri: dataUrl, batches, authToken: () => undefined }),
    access: new AccessStore({ ask: async () => [], userId: () => undefined }),
    store: tabStore(localStorageStore('1', 'Convene')),
    viewer: () => undefined,
  };
}
