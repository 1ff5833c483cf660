import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionsProvider } from '#src/app/Sessions.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { sessionOf } from '#src/auth/testing/sessionOf.ts';
import { defaultConfig } from '#src/config/Config.ts';
import { ConfigProvider } from '#src/config/ConfigContext.tsx';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ChoosePasswordPage } from './ChoosePasswordPage.tsx';

const sessions = new SessionStore();

afterEach(() => {
  sessions.clear();
  vi.unstubAllGlobals();
});

it('a new password signs out here too, and what is typed in another tab waits for its person', async () => {
  sessions.set(sessionOf());
  const answer = { data: { resetUserPassword: { success: true } } };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const { pathname } = await renderAdmin(
    <ConfigProvider value={defaultConfig}>
      <SessionsProvider value={sessions}>
        <Routes>
          <Route path="/account/password-reset/:username/:key" element={<ChoosePasswordPage />} />
          <Route path="*" element={null} />
        </Routes>
      </SessionsProvider>
    </ConfigProvider>,
    { path: '/account/password-reset/ana/a-key' },
  );
  await userEvent.type(screen.getByLabelText('New password'), 'pelican harbour violin mint{Enter}');
  await expect.poll(pathname).toBe('/account/login');
  expect([sessions.get(), sessions.person()?.username]).toEqual([undefined, 'ana']);
});
