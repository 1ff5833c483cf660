import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useConfirm } from '../ui/confirm/ConfirmDialog.tsx';
import { useModal } from '../ui/modal/ModalHost.tsx';
import * as routes from './AppRoutes.tsx';
import { renderApp } from './testing/renderApp.tsx';

/** Stands for every screen: the routes are all that the app shows. */
const AnyScreen = () => {
  const confirm = useConfirm();
  const { open } = useModal();
  return (
    <>
      <button onClick={() => confirm({ title: 'Sure?', action: () => undefined })}>Ask</button>
      <button onClick={() => open({ title: 'Preview', content: 'A page' })}>Open</button>
    </>
  );
};

afterEach(() => {
  vi.restoreAllMocks();
});
it('every screen has the confirmation dialog and the modal host around it (spec §2)', async () => {
  vi.spyOn(routes, 'AppRoutes').mockImplementation(() => <AnyScreen />);
  await renderApp('/');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: /Preview/ })).toBeDefined();
});
