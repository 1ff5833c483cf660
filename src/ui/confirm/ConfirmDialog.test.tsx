import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, useConfirm, type ConfirmRequest } from './ConfirmDialog.tsx';

const Asker = ({ request }: { readonly request: ConfirmRequest }) => {
  const confirm = useConfirm();
  return <button onClick={() => confirm(request)}>Ask</button>;
};

async function ask(request: ConfirmRequest) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <ConfirmDialog>
        <Asker request={request} />
        <Link to="/elsewhere">elsewhere</Link>
      </ConfirmDialog>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return user;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

describe('ConfirmDialog', () => {
  it('has the default words', async () => {
    await ask({ action: vi.fn() });
    expect(screen.getByRole('dialog', { name: 'Title', description: 'Description' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('is narrow, and its confirm button is red (spec §9)', async () => {
    await ask({ action: vi.fn() });
    expect(screen.getByRole('dialog').className).toMatch(/MuiDialog-paperWidthXs/);
    expect(screen.getByRole('button', { name: 'Confirm' }).className).toMatch(/colorError/);
  });

  it('runs nothing when it is cancelled', async () => {
    const action = vi.fn();
    const user = await ask({ title: 'Cancel the booking?', action });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(action).not.toHaveBeenCalled();
  });

  it('shows that the action runs, cannot be left meanwhile, and closes when it ends', async () => {
    let finish: () => void = () => undefined;
    const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = await ask({ confirmLabel: 'Delete', action });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { busy: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    finish();
    await closed();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('goes with the page that it was asked on, and nothing is done', async () => {
    const action = vi.fn();
    const user = await ask({ title: 'Cancel the booking?', action });
    await user.click(screen.getByRole('link', { name: 'elsewhere', hidden: true }));
    await closed();
    expect(action).not.toHaveBeenCalled();
  });

  describe('without a connection', () => {
    const confirm = async (request: ConfirmRequest) => {
      onlineManager.setOnline(false);
      const user = await ask(request);
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      return user;
    };

    it('waits for one, then does what needs it', async () => {
      const action = vi.fn();
      await confirm({ needsConnection: true, action });
      expect(screen.getByRole('button', { busy: true })).toBeTruthy();
      expect(action).not.toHaveBeenCalled();
      act(() => onlineManager.setOnline(true));
      await closed();
      expect(action).toHaveBeenCalledOnce();
    });

    it('can be left, and nothing is done later', async () => {
      const action = vi.fn();
      const user = await confirm({ needsConnection: true, action });
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await closed();
      act(() => onlineManager.setOnline(true));
      expect(action).not.toHaveBeenCalled();
    });

    it('does at once what needs none', async () => {
      const action = vi.fn();
      await confirm({ action });
      await closed();
      expect(action).toHaveBeenCalledOnce();
    });
  });

  it('closes when the action fails and only logs the failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('refused');
    const user = await ask({ action: () => Promise.reject(failure) });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await closed();
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
  });
});
