import { ApolloLink } from '@apollo/client/core';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { SessionStore } from '#src/auth/SessionStore.ts';
import { sessionOf } from '#src/auth/testing/sessionOf.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { clientOver } from '#src/data/testing/clientOver.ts';
import { DataClientProvider } from '#src/data/DataClient.tsx';
import { SessionsProvider } from '#src/app/Sessions.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const session = sessionOf({ firstName: 'Anna' });

async function open(client = clientOver(ApolloLink.empty())) {
  const sessions = new SessionStore();
  sessions.set(session);
  const rendered = await renderAdmin(
    <SessionsProvider value={sessions}>
      <DataClientProvider value={client}>
        <ProfileForm session={session} />
        <Link to="/events">Events</Link>
      </DataClientProvider>
    </SessionsProvider>,
    { path: '/account' },
  );
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Events' }));
  return { ...rendered, sessions, leave };
}
const rename = () =>
  fireEvent.change(screen.getByRole('textbox', { name: 'First name' }), { target: { value: 'Ann' } });

it('asks before a changed name is lost', async () => {
  const { pathname, leave } = await open();
  rename();
  leave();
  expect(await screen.findByText('Your changes to First name will be lost.')).toBeDefined();
  expect(pathname()).toBe('/account');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(pathname()).toBe('/events'));
});

it('asks nothing where no name has changed, nor of somebody who signs out', async () => {
  const unchanged = await open();
  unchanged.leave();
  await waitFor(() => expect(unchanged.pathname()).toBe('/events'));
  cleanup();
  const { pathname, sessions, leave } = await open();
  rename();
  sessions.clear();
  leave();
  await waitFor(() => expect(pathname()).toBe('/events'));
});

it('sends what was typed alone, for the rest may be older here than what an administrator has saved', async () => {
  const saved = { nameTitle: 'Dr', firstName: 'Ann', lastName: 'Renamed' };
  const { client, sent } = answeringClient(() => ({ data: { updateMyProfile: saved } }));
  const { sessions } = await open(client);
  rename();
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(sessions.get()?.lastName).toBe('Renamed'));
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { first_name: 'Ann' } }]);
});
