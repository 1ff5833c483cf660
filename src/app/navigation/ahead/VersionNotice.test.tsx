import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { VersionNotice } from './VersionNotice.tsx';

async function open() {
  let tell: () => void = () => undefined;
  const reload = vi.fn();
  const watch = ({ onNew }: { readonly onNew: () => void }) => {
    tell = onNew;
    return () => undefined;
  };
  await renderAdmin(<VersionNotice interval={60_000} watch={watch} reload={reload} />);
  return { reload, tell: () => act(() => tell()) };
}

it('says that there is a new version, and reloads when asked to, not before', async () => {
  const { reload, tell } = await open();
  expect(screen.queryByRole('status')).toBeNull();
  tell();
  expect((await screen.findByRole('status')).textContent).toContain(
    'New version. Reload when you are ready.',
  );
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('can be put off', async () => {
  const { reload, tell } = await open();
  tell();
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(reload).not.toHaveBeenCalled();
});
