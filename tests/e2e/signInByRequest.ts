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

/** Somebody who has signed in, with what their browser keeps from its pages. */
interface SignedIn extends Session {
  readonly httpOnly: readonly { readonly name: string; readonly value: string; readonly path: string }[];
}

/** Signs in over HTTP, as the page would. */
export async function signInByRequest(origin: string, username: string): Promise<SignedIn> {
  const config = await fetch(`${origin}/config.json`);
  const { cookieVersion } = (await config.json()) as { readonly cookieVersion: number };
  const variables = { username, password: demoPassword };
  const response = await post(`${origin}/content/graphql`, loginMutation, variables);
  const { login } = await dataOf(response, loginMutation);
  const session = sessionFromLogin(login, cookieVersion, Date.now() / 1000);
  if (session === undefined) throw new Error(`${username} could not sign in.`);
  return { ...session, httpOnly: response.headers.getSetCookie().map(parseCookie) };
}

function parseCookie(header: string): SignedIn['httpOnly'][number] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return { name, value, path: /; Path=([^;]+)/.exec(header)?.[1] ?? '/' };
}

/** The API for whoever has signed in. */
export const askAs =
  (origin: string, { authToken }: Pick<Session, 'authToken'>): Ask =>
  async (query, variables) =>
    dataOf(await post(`${origin}/graphql`, query, variables, authToken), query);

/** What is kept of a session in a browser: by the app, written by its own code, and by the server. */
export function keptInBrowser(
  origin: string,
  { httpOnly, ...session }: SignedIn,
): NonNullable<BrowserContextOptions['storageState']> {
  const localStorage: { name: string; value: string }[] = [];
  const cookies: { name: string; value: string; expires?: number }[] = [];
  const store = new SessionStore({
    cookies: {
      read: () => undefined,
      write: (name, value, days = 1) =>
        cookies.push({ name, value, expires: Date.now() / 1000 + days * 86_400 }),
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
    cookies: [
      ...cookies.map((cookie) => ({
        ...cookie,
        path: '/',
        httpOnly: false,
        sameSite: 'Lax' as const,
      })),
      ...httpOnly.map((cookie) => ({
        ...cookie,
        httpOnly: true,
        sameSite: 'Strict' as const,
      })),
    ].map((cookie) => ({ domain: hostname, expires: Date.now() / 1000 + 86_400, secure: false, ...cookie })),
    origins: [{ origin, localStorage }],
  };
}

function post(url: string, query: string, variables: object, token?: string): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
}

async function dataOf(response: Response, query: string): Promise<Fields> {
  const { data, errors } = (await response.json()) as { data?: Fields; errors?: unknown };
  if (errors !== undefined || data === undefined || data === null)
    throw new Error(`${query}\n${JSON.stringify(errors)}`);
  return data;
}
