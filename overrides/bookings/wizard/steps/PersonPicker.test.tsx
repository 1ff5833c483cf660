import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { PersonPicker } from './PersonPicker.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const nobody = () => ({ data: { participants: { data: [] } } });
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

async function search(answer: Parameters<typeof answeringClient>[0]) {
  await renderAdmin(<PersonPicker onPick={vi.fn()} />, { client: answeringClient(answer).client });
  await userEvent.type(screen.getByRole('combobox'), 'Żak');
}

it('says that nobody was found where the search was made', async () => {
  await search(nobody);
  expect(await screen.findByText('Nobody found for "Żak".')).toBeDefined();
});

it.each([
  ['fails', true, 'The search did not work. Try again.'],
  ['cannot be sent', false, 'You are offline: nobody can be searched now.'],
])('a search that %s says so, and not that nobody was found', async (_how, online, said) => {
  onlineManager.setOnline(online);
  await search(lost);
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(/^Nobody found/)).toBeNull();
});
