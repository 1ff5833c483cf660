import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { isPageHeld } from '../page/heldPage.ts';
import { InputDialog } from './InputDialog.tsx';

const Name = () => {
  const [name, setName] = useState('Day');
  return <input autoFocus aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />;
};

/** On a page that was come to from another. */
function renderPage(page: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: null },
      { path: '/', element: <ConfirmDialog>{page}</ConfirmDialog> },
    ],
    { initialEntries: ['/before', '/'] },
  );
  render(<RouterProvider router={router} />);
  return {
    goBack: () => act(async () => void router.navigate(-1)),
    path: () => router.state.location.pathname,
  };
}

const Rename = (props: { readonly isHeld?: boolean; readonly onClose: () => void }) => (
  <FormDialog
    title="Rename"
    maxWidth="xs"
    submitLabel="Save"
    closeLabel="Cancel"
    onSubmit={vi.fn()}
    {...props}
  >
    <Name />
  </FormDialog>
);

it('keeps the page, to which a session that ends is begun again, for as long as it is open', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return isOpen && <Rename onClose={() => setOpen(false)} />;
  };
  renderPage(<Page />);
  expect(isPageHeld()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(isPageHeld()).toBe(false));
});

function open() {
  const onClose = vi.fn();
  renderPage(<Rename onClose={onClose} />);
  return onClose;
}
const asked = () => screen.findByRole('dialog', { name: 'Close without saving?' });
const answered = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull());

it('asks before Escape, or a click beside it, takes what was typed', async () => {
  const onClose = open();
  await userEvent.keyboard(' course{Escape}');
  await asked();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await answered();
  expect([onClose.mock.calls.length, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([
    0,
    'Day course',
  ]);
  const beside = document.querySelector('.MuiDialog-container') ?? document.body;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  await asked();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('gives the focus back to what it was opened from when what was typed is thrown away', async () => {
  const Opener = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Rename…</button>
        {isOpen && (
          <InputDialog onClose={() => setOpen(false)}>
            <Name />
          </InputDialog>
        )}
      </>
    );
  };
  renderPage(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename…' }));
  await userEvent.keyboard(' course{Escape}');
  await asked();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename…' }));
});

it('closes at once where nothing is typed, or no more, and by its button', async () => {
  const onClose = open();
  await userEvent.keyboard('{Escape}x{Backspace}{Escape}y');
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('closes at once where what was typed has been sent, and asks where something else is not', async () => {
  const onClose = vi.fn();
  const Sending = () => {
    const [props, setProps] = useState<{ sent: number; holds?: boolean }>({ sent: 1 });
    return (
      <InputDialog {...props} onClose={onClose}>
        <Name />
        <button onClick={() => setProps({ sent: 2 })}>send</button>
        <button onClick={() => setProps({ sent: 2, holds: true })}>hold</button>
      </InputDialog>
    );
  };
  renderPage(<Sending />);
  await userEvent.keyboard(' course');
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'hold' }));
  await userEvent.keyboard('{Escape}');
  await asked();
});

it('closes at once where what was typed can be sent no more', async () => {
  const onClose = vi.fn();
  const Doing = () => {
    const [isOver, setOver] = useState(false);
    return (
      <FormDialog
        title="Withdraw"
        maxWidth="xs"
        submitLabel="Withdraw"
        closeLabel="Cancel"
        instead={isOver ? <button>Look again</button> : undefined}
        onSubmit={() => setOver(true)}
        onClose={onClose}
      >
        <Name />
      </FormDialog>
    );
  };
  renderPage(<Doing />);
  await userEvent.keyboard(' course{Enter}{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it("asks before the browser's Back takes what was typed", async () => {
  const { goBack, path } = renderPage(<Rename onClose={vi.fn()} />);
  await userEvent.keyboard(' course');
  await goBack();
  await asked();
  expect(path()).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await answered();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Day course');
  await goBack();
  await asked();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe('/before'));
});

it("goes with its page on the browser's Back where nothing is typed, or no more", async () => {
  const { goBack, path } = renderPage(<Rename onClose={vi.fn()} />);
  await userEvent.keyboard('x{Backspace}');
  await goBack();
  expect(path()).toBe('/before');
});

it("stays on the browser's Back while it is being sent", async () => {
  const Sending = () => {
    const [isHeld, setHeld] = useState(false);
    return (
      <>
        <Rename isHeld={isHeld} onClose={vi.fn()} />
        <button onClick={() => setHeld(true)}>send</button>
      </>
    );
  };
  const { goBack, path } = renderPage(<Sending />);
  await userEvent.keyboard(' course');
  fireEvent.click(screen.getByRole('button', { name: 'send', hidden: true }));
  await goBack();
  expect([path(), screen.queryByText('Close without saving?')]).toEqual(['/', null]);
});
