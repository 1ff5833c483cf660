import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Notification } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ActionDialog } from './ActionDialog.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
});

async function pressedOffline() {
  const run = vi.fn(async () => undefined);
  const Page = () => {
    const [asked, setAsked] = useState(true);
    if (!asked) return null;
    const action = { title: 'Erase?', text: 'All of it.', confirmLabel: 'Erase', run, done: 'Erased' };
    return <ActionDialog action={{ ...action, tone: 'error' }} onClose={() => setAsked(false)} />;
  };
  await renderAdmin(
    <>
      <Page />
      <Notification />
    </>,
  );
  act(() => onlineManager.setOnline(false));
  const dialog = await screen.findByRole('dialog', { name: 'Erase?', description: 'All of it.' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(run).not.toHaveBeenCalled();
  return run;
}

it('waits for the connection, and does it then', async () => {
  const run = await pressedOffline();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Erased')).toBeDefined();
  expect(run).toHaveBeenCalledTimes(1);
});

it('is not done any more where it was closed without a connection', async () => {
  const run = await pressedOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => onlineManager.setOnline(true));
  expect(run).not.toHaveBeenCalled();
});
