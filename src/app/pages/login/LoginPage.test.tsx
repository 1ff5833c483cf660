import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionsProvider } from '#src/app/Sessions.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { sessionOf } from '#src/auth/testing/sessionOf.ts';
import { defaultConfig } from '#src/config/Config.ts';
import { ConfigProvider } from '#src/config/ConfigContext.tsx';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RequestResetPage } from '../reset/RequestResetPage.tsx';
import { requestResetPath } from '../reset/resetOperations.ts';
import { LoginPage } from './LoginPage.tsx';

const sessions = new SessionStore();

beforeEach(() => sessions.clear());
afterEach(() => {
  sessions.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (config = defaultConfig) =>
  renderAdmin(
    <ConfigProvider value={config}>
      <SessionsProvider value={sessions}>
        <Routes>
          <Route path="/account/login" element={<LoginPage />} />
          <Route path={requestResetPath} element={<RequestResetPage />} />
          <Route path="*" element={null} />
        </Routes>
      </SessionsProvider>
    </ConfigProvider>,
    { path: '/account/login?redirect=%2Fevents%2F12' },
  );

async function signInElsewhere() {
  new SessionStore().set(sessionOf({ version: defaultConfig.cookieVersion }));
  await act(async () => sessions.hear({ hasLeft: false }));
}

it('leads on once somebody signs in in another tab, whom a second sign-in would sign out', async () => {
  const { pathname } = await open();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  await signInElsewhere();
  expect(pathname()).toBe('/events/12');
});

it('leads on to the page that was asked for also by way of a forgotten password', async () => {
  const { pathname } = await open();
  fireEvent.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Back to sign-in' }));
  await signInElsewhere();
  expect(pathname()).toBe('/events/12');
});

it('the way to the provider may be taken again by whoever comes back from there', async () => {
  const answer = { data: { beginSso: { authorizationUrl: 'https://login.example/' } } };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  // No browser is here that would leave.
  vi.spyOn(console, 'error').mockReturnValue();
  await open({ ...defaultConfig, sso: { clientId: 'c', authority: 'https://login.example' } });
  const button = screen.getByRole('button', { name: /Microsoft/ });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(sessionStorage.getItem('convene-sign-on')).not.toBeNull());
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(button.getAttribute('aria-busy')).toBe('false');
});
