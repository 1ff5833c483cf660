import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider, useNotificationContext } from 'react-admin';
import { Link, MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { ModalHost, useModal, type ModalRequest } from './ModalHost.tsx';

const Opener = ({ request }: { readonly request: Omit<ModalRequest, 'content'> }) => {
  const { open, close } = useModal();
  const { notifications } = useNotificationContext();
  return (
    <>
      <button onClick={() => open({ ...request, content: <button onClick={close}>Done</button> })}>
        Open
      </button>
      <output>
        {notifications.map(({ message }) => (typeof message === 'string' ? message : '')).join('|')}
      </output>
    </>
  );
};

async function open(request: Omit<ModalRequest, 'content'>) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <NotificationContextProvider>
        <ConfirmDialog>
          <ModalHost>
            <Opener request={request} />
            <Link to="/elsewhere">elsewhere</Link>
          </ModalHost>
        </ConfirmDialog>
      </NotificationContextProvider>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const notices = () => screen.getByRole('status', { hidden: true }).textContent;

describe('ModalHost', () => {
  it('closes on Escape and by its button', async () => {
    const user = await open({ title: 'Preview' });
    expect(screen.getByRole('dialog', { name: 'Preview' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await closed();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
    expect(notices()).toBe('');
  });

  it('stays open where closing is prevented, and says so', async () => {
    const user = await open({
      title: 'Upload',
      preventClose: true,
      preventCloseNotice: 'The upload is still running.',
    });
    await user.keyboard('{Escape}');
    expect(notices()).toBe('The upload is still running.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(notices()).toBe('The upload is still running.|The upload is still running.');
  });

  it('goes with the page that it was opened on, but for what is still under way', async () => {
    const user = await open({ title: 'Preview' });
    const leave = () => user.click(screen.getByRole('link', { name: 'elsewhere', hidden: true }));
    await leave();
    await closed();
    cleanup();
    await open({ title: 'Upload', preventClose: true });
    await leave();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is closed by its own content all the same', async () => {
    const user = await open({ title: 'Upload', preventClose: true });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await closed();
  });
});
