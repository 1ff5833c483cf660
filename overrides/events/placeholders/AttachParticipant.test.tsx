import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { AttachParticipant } from './AttachParticipant.tsx';

afterEach(() => {
  cleanup();
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
  await renderAdmin(<AttachParticipant bookingId="3" />, { client });
  await userEvent.type(screen.getByRole('combobox'), 'Żak');
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(/^Nobody found/)).toBeNull();
});
