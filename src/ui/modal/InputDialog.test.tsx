import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { InputDialog } from './InputDialog.tsx';

afterEach(cleanup);

const Name = () => {
  const [name, setName] = useState('Day');
  return <input autoFocus aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />;
};

function open() {
  const onClose = vi.fn();
  render(
    <ConfirmDialog>
      <FormDialog
        title="Rename"
        maxWidth="xs"
        submitLabel="Save"
        closeLabel="Cancel"
        onSubmit={vi.fn()}
        onClose={onClose}
      >
        <Name />
      </FormDialog>
    </ConfirmDialog>,
  );
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
  render(
    <ConfirmDialog>
      <Opener />
    </ConfirmDialog>,
  );
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
  const dialog = (props: object) => (
    <ConfirmDialog>
      <InputDialog {...props} onClose={onClose}>
        <Name />
      </InputDialog>
    </ConfirmDialog>
  );
  const { rerender } = render(dialog({ sent: 1 }));
  await userEvent.keyboard(' course');
  rerender(dialog({ sent: 2 }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  rerender(dialog({ sent: 2, holds: true }));
  await userEvent.keyboard('{Escape}');
  await asked();
});
