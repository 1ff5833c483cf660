import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { SessionsProvider } from '#src/app/Sessions.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { sessionOf } from '#src/auth/testing/sessionOf.ts';
import { defaultConfig } from '#src/config/Config.ts';
import { ConfigProvider } from '#src/config/ConfigContext.tsx';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';

const sessions = new SessionStore();

beforeEach(() => sessions.clear());

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const open = (path: string) =>
  renderAdmin(
    <ConfigProvider value={defaultConfig}>
      <SessionsProvider value={sessions}>
        <Routes>
          <Route path="/account/new-password" element={<NewPasswordPage />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </SessionsProvider>
    </ConfigProvider>,
    { path },
  );

it('opened signed out it leads over the sign-in to where one was going', async () => {
  await open('/account/new-password?redirect=%2Fevents%3Fpage%3D2');
  expect(screen.getByRole('status').textContent).toBe('/account/login?redirect=%2Fevents%3Fpage%3D2');
});

it('opened by hand it says nothing of a password that was given, and leads to the account', async () => {
  sessions.set(sessionOf());
  await open('/account/new-password');
  expect(screen.getByRole('status').textContent).toBe('/account');
});
