import type { BrowserContextOptions } from 'playwright/test';
import type { Ask, Fields } from '../factories/records.ts';
import { sessionFromLogin } from '#src/auth/parseSession.ts';
import type { Session } from '#src/auth/Session.ts';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { demoPassword } from './demoPassword.ts';

const loginMutation = `mutation LoginMutation($username: String!, $password: String!) {
  login(input: { provider: PASSWORD, credentials: { username: $username, password: $password } }) {
    authToken authTokenExpiration refreshToken
    user {
      id username email nameTitle firstName lastName options preferences
      roles { nodes { name } }
      countries { nodes { id } }
    }
  }
}`;

/** Signs in over HTTP, as the page would. */
export async function signInByRequest(
  origin: string,
  username: string,
  password = demoPassword,
): Promise<Session> {
  const config = await fetch(`${origin}/config.json`);
  const { cookieVersion } = (await config.json()) as { readonly cookieVersion: number };
  const variables = { username, password };
  const { login } = await send(`${origin}/content/graphql`, loginMutation, variables);
  const session = sessionFromLogin(login, cookieVersion, Date.now() / 1000);
  if (session === undefined) throw new Error(`${username} could not sign in.`);
  return session;
}

/** The API for whoever has signed in. */
export const askAs =
  (origin: string, { authToken }: Pick<Session, 'authToken'>): Ask =>
  (query, variables) =>
    send(`${origin}/graphql`, query, variables, authToken);

/** What the app keeps of a session in a browser, written by the app's own code. */
export function keptInBrowser(
  origin: string,
  session: Session,
): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage: { name: string; value: string }[] = [];
  const cookies: { name: string; value: string; days?: number }[] = [];
  const store = new SessionStore({
    cookies: {
      read: () => undefined,
      write: (name, value, days) => cookies.push({ name, value, ...(days === undefined ? {} : { days }) }),
      remove: () => undefined,
    },
    storage: {
      getItem: () => null,
      setItem: (name, value) => localStorage.push({ name, value }),
      removeItem: () => undefined,
    },
  });
  store.set(session);
  const { hostname } = new URL(origin);
  return {
    cookies: cookies.map(({ name, value, days = 1 }) => ({
      name,
      value,
      domain: hostname,
      path: '/',
      expires: Date.now() / 1000 + days * 86_400,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [{ origin, localStorage }],
  };
}

async function send(url: string, query: string, variables: object, token?: string): Promise<Fields> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Fields; errors?: unknown };
  if (errors !== undefined || data === undefined || data === null)
    throw new Error(`${query}\n${JSON.stringify(errors)}`);
  return data;
}
