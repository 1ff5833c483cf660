import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { Notification } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { AttachParticipant } from './AttachParticipant.tsx';

const booking = { id: '3', dateModified: '2026-11-20T08:00:00.000Z' };

afterEach(() => {
  onlineManager.setOnline(true);
});

it.each([
  ['fails', true, 'The search did not work. Try again.'],
  ['cannot be sent', false, 'You are offline: nobody can be searched now.'],
])('a search that %s says so, and not that nobody was found', async (_how, online, said) => {
  onlineManager.setOnline(online);
  const { client } = answeringClient(() => {
    throw new TypeError('Failed to fetch');
  });
  await renderAdmin(<AttachParticipant booking={booking} />, { client });
  await userEvent.type(screen.getByRole('combobox'), 'Żak');
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(/^No results/)).toBeNull();
});

it('gives away the seat that the screen shows and no other (K6, P4)', async () => {
  const people = [{ id: '9', fullName: 'Dr Żak', city: 'Łódź', country: null }];
  const { client, sent } = answeringClient(({ name }) =>
    name === 'AttachCandidates'
      ? { data: { participants: { data: people } } }
      : { data: { updateEventBooking: { id: '3' } } },
  );
  await renderAdmin(<AttachParticipant booking={booking} />, { client });
  await userEvent.type(screen.getByRole('combobox'), 'Żak');
  await userEvent.click(await screen.findByRole('option', { name: /Dr Żak/ }));
  expect(sent.find(({ name }) => name === 'AttachParticipant')?.variables).toEqual({
    input: { id: '3', participant: { connect: '9' }, date_modified: booking.dateModified },
  });
});

it('a refusal outlives its line, which is gone when somebody else has given the seat away', async () => {
  const people = [{ id: '9', fullName: 'Dr Żak', city: 'Łódź', country: null }];
  const { client } = answeringClient(({ name }) =>
    name === 'AttachCandidates'
      ? { data: { participants: { data: people } } }
      : { data: null, errors: [new GraphQLError('Somebody has this seat already.')] },
  );
  const Lines = () => {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere && <AttachParticipant booking={booking} />}
        <button onClick={() => setThere(false)}>Read again</button>
        <Notification />
      </>
    );
  };
  // Another test of this window may have gone elsewhere.
  window.history.replaceState(null, '', '/');
  await renderAdmin(<Lines />, { client });
  await userEvent.type(screen.getByRole('combobox'), 'Żak');
  await userEvent.click(await screen.findByRole('option', { name: /Dr Żak/ }));
  await screen.findByText('Somebody has this seat already.');
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(await screen.findByText('Somebody has this seat already.')).toBeDefined();
});
