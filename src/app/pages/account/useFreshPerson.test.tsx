import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionsProvider } from '#src/app/Sessions.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { sessionOf } from '#src/auth/testing/sessionOf.ts';
import { defaultConfig } from '#src/config/Config.ts';
import { ConfigProvider } from '#src/config/ConfigContext.tsx';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useFreshPerson } from './useFreshPerson.ts';

const viewer = {
  id: '7',
  username: 'ana',
  email: 'ana@office.example',
  nameTitle: null,
  firstName: 'Ann',
  lastName: 'Ek',
  roles: { nodes: [{ name: 'logistics' }] },
  countries: { nodes: [{ id: '84' }] },
};

const Asking = () => {
  useFreshPerson();
  return null;
};

async function askOver(answer: object) {
  const fetched = vi.fn(
    async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', fetched);
  const sessions = new SessionStore();
  sessions.set(sessionOf());
  await renderAdmin(
    <ConfigProvider value={defaultConfig}>
      <SessionsProvider value={sessions}>
        <Asking />
      </SessionsProvider>
    </ConfigProvider>,
  );
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  return sessions;
}

afterEach(() => {
  vi.unstubAllGlobals();
  new SessionStore().clear();
});

it('knows what an administrator has changed since the sign-in', async () => {
  const sessions = await askOver({ data: { viewer } });
  await waitFor(() => expect(sessions.get()?.roles).toEqual(['logistics']));
  expect(sessions.get()).toMatchObject({
    email: 'ana@office.example',
    title: '',
    firstName: 'Ann',
    countries: ['84'],
    authToken: 'auth',
  });
});

it.each([
  ['nobody', { data: { viewer: null } }],
  ['somebody else', { data: { viewer: { ...viewer, id: '8' } } }],
])('leaves the session as it is where the answer is of %s', async (_whom, answer) => {
  const sessions = await askOver(answer);
  const before = sessions.get();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessions.get()).toBe(before);
  expect(before?.roles).toEqual(['country_manager']);
});
