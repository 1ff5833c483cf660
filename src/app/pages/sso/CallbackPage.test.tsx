import { screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { AuthContext, type AuthProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SessionsProvider } from '#src/app/Sessions.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { sessionOf } from '#src/auth/testing/sessionOf.ts';
import { takeOAuthResponse } from '#src/auth/sso/oauthResponse.ts';
import { MissingUserError } from '#src/auth/MissingUserError.ts';
import { WrongClockError } from '#src/auth/WrongClockError.ts';
import type { OtherSignIn } from '#src/auth/signIn.ts';
import { defaultConfig, type Config } from '#src/config/Config.ts';
import { ConfigProvider } from '#src/config/ConfigContext.tsx';
import { CallbackPage } from './CallbackPage.tsx';

// MSAL wants a browser; the browser tests show it at work.
vi.mock('@azure/msal-react', () => ({
  MsalProvider: ({ children }: { readonly children: ReactNode }) => children,
  useMsal: () => ({ instance: {} }),
}));
vi.mock('#src/auth/sso/msalClient.ts', () => {
  const client = Promise.resolve({});
  return { msalClient: () => client, rememberAccount: async () => undefined };
});

const sso = { clientId: 'c', authority: 'https://id.example/t/v2.0' };
const sessions = new SessionStore();
const login = vi.fn<(given: OtherSignIn) => Promise<unknown>>();

beforeEach(() => {
  login.mockResolvedValue({ redirectTo: '/events' });
  sessionStorage.clear();
  sessions.clear();
});
afterEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/');
  takeOAuthResponse();
});

async function open(address: string, config: Partial<Config> = { sso }) {
  window.history.replaceState(null, '', address);
  takeOAuthResponse();
  const authProvider: AuthProvider = {
    login,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => [],
  };
  return renderAdmin(
    <StrictMode>
      <AuthContext.Provider value={authProvider}>
        <ConfigProvider value={{ ...defaultConfig, ...config }}>
          <SessionsProvider value={sessions}>
            <CallbackPage />
          </SessionsProvider>
        </ConfigProvider>
      </AuthContext.Provider>
    </StrictMode>,
  );
}

const refusal = (extensions: object) => Object.assign(new Error('No.'), { graphQLErrors: [{ extensions }] });

it('signs in once, though effects run twice, and goes where the sign-in leads', async () => {
  const { pathname } = await open('/account/callback?code=a&state=b');
  await waitFor(() => expect(pathname()).toBe('/events'));
  expect(login).toHaveBeenCalledOnce();
});

it('leads on whoever steps back to it after signing on', async () => {
  sessions.set(sessionOf({ version: defaultConfig.cookieVersion }));
  const { pathname } = await open('/account/callback');
  await waitFor(() => expect(pathname()).toBe('/'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has taken the code out of the address before', async () => {
  await open('/account/callback?code=a&state=b');
  expect(window.location.href).not.toContain('code');
});

it.each([
  [{ code: 'SSO_EXPIRED' }, /took too long/],
  [{ code: 'SSO_REFUSED' }, /could not be confirmed/],
  [{ code: 'SSO_UNAVAILABLE' }, /does not answer/],
  [{ code: 'ACCOUNT_DEACTIVATED' }, /deactivated/],
  [{ code: 'RATE_LIMITED' }, /Too many tries/],
  [{ code: 'SSO_UNKNOWN_USER', objectId: '1a2b' }, /no access here yet/],
])('tells of %j, with a way back', async (extensions, message) => {
  login.mockRejectedValue(refusal(extensions));
  await open('/account/callback?code=a&state=b');
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/account/login');
});

it.each([
  [
    'an answer without a user that it had none (spec §5)',
    new MissingUserError(),
    /^The server answered without/,
  ],
  [
    'a session that is over at once that the clock is fast',
    new WrongClockError(),
    /^The clock of this device/,
  ],
])('says of %s', async (_what, error, message) => {
  login.mockRejectedValue(error);
  await open('/account/callback?code=a&state=b');
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
});

it.each([
  ['nothing came back', '/account/callback', { sso }, /no sign-in under way/],
  ['there is no single sign-on', '/account/callback?code=a&state=b', {}, /no sign-in under way/],
  [
    'the person stopped',
    '/account/callback?error=access_denied&error_description=Pay%20here',
    { sso },
    /^You stopped/,
  ],
  ['the provider fails', '/account/callback?error=server_error', { sso }, /does not answer/],
  ['the provider refuses', '/account/callback?error=invalid_scope', { sso }, /could not be confirmed/],
])('asks nobody where %s', async (_why, address, config, message) => {
  await open(address, config);
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(login).not.toHaveBeenCalled();
});
