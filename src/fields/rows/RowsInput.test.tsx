import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { NumberInput } from '../number/NumberInput.tsx';
import { StringInput } from '../string/StringInput.tsx';
import { RowsInput } from './RowsInput.tsx';

const record = {
  id: '1',
  trainers: [
    { id: 'a', name: 'Anna', priority: 1 },
    { id: 'b', name: 'Bea', priority: 2 },
  ],
};

function renderRows(onSubmit: (values: unknown) => void) {
  return renderAdmin(
    <Form record={record} onSubmit={onSubmit}>
      <RowsInput source="trainers" orderSource="priority">
        <StringInput source="name" required />
        <NumberInput source="priority" />
      </RowsInput>
      <button type="submit">Send</button>
    </Form>,
  );
}

const names = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

async function sent(onSubmit: ReturnType<typeof vi.fn>) {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return (onSubmit.mock.calls[0]?.[0] as typeof record).trainers;
}

it('shows a line for each row, labelled by the column, the place not as an input', async () => {
  await renderRows(vi.fn());
  expect(names()).toEqual(['Anna', 'Bea']);
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(3);
});

it('moving a row renumbers the places and keeps the ids that the contract compares by', async () => {
  const onSubmit = vi.fn();
  await renderRows(onSubmit);
  await userEvent.click(screen.getByRole('button', { name: 'Move row 2 up' }));
  expect(names()).toEqual(['Bea', 'Anna']);
  expect(await sent(onSubmit)).toEqual([
    { id: 'b', name: 'Bea', priority: 1 },
    { id: 'a', name: 'Anna', priority: 2 },
  ]);
});

it('adds an empty row at the end and takes one out', async () => {
  const onSubmit = vi.fn();
  await renderRows(onSubmit);
  await userEvent.click(screen.getByRole('button', { name: /^Add to/ }));
  const added = screen.getAllByRole('textbox')[2];
  if (added === undefined) throw new Error('No row was added.');
  expect(added).toHaveProperty('value', '');
  await userEvent.type(added, 'Cem');
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(await sent(onSubmit)).toEqual([
    { id: 'b', name: 'Bea', priority: 1 },
    { name: 'Cem', priority: 2 },
  ]);
});

it('the first row cannot go up nor the last one down', async () => {
  await renderRows(vi.fn());
  expect(screen.getByRole('button', { name: 'Move row 1 up' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Move row 2 down' })).toHaveProperty('disabled', true);
});

it('the focus stays among the rows when one is taken out', async () => {
  await renderRows(vi.fn());
  const remover = (row: number) => screen.getByRole('button', { name: `Remove row ${row}` });
  await userEvent.click(remover(1));
  await waitFor(() => expect(window.document.activeElement).toBe(remover(1)));
  await userEvent.click(remover(1));
  await waitFor(() =>
    expect(window.document.activeElement).toBe(screen.getByRole('button', { name: /^Add to/ })),
  );
});

it('the focus stays with a row that is moved, at an end on the button that leads back', async () => {
  await renderRows(vi.fn());
  await userEvent.click(screen.getByRole('button', { name: /^Add to/ }));
  screen.getByRole('button', { name: 'Move row 1 down' }).focus();
  const focusAfterEnter = async () => {
    await userEvent.keyboard('{Enter}');
    return window.document.activeElement?.getAttribute('aria-label');
  };
  expect(await focusAfterEnter()).toBe('Move row 2 down');
  expect(await focusAfterEnter()).toBe('Move row 3 up');
  expect(await focusAfterEnter()).toBe('Move row 2 up');
  expect(await focusAfterEnter()).toBe('Move row 1 down');
});
