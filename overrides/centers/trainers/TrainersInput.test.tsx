import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { TrainersInput } from './TrainersInput.tsx';

// jsdom lays nothing out, and the drag library asks for this as it is loaded.
await vi.hoisted(async () => (await import('#tests/setup/seeNothing.ts')).seeNothing());

const record = {
  id: '1',
  leadTrainer: { id: 'a', fullName: 'Dr Anna' },
  trainers: [
    { trainer: { id: 'a', fullName: 'Dr Anna' }, priority: 1 },
    { trainer: { id: 'b', fullName: 'Dr Bea' }, priority: 2 },
  ],
};

async function renderTrainers() {
  const onSubmit = vi.fn();
  await renderAdmin(
    <Form record={record} onSubmit={onSubmit}>
      <TrainersInput />
      <button type="submit">Send</button>
    </Form>,
    { resource: 'centers' },
  );
  return async (): Promise<unknown> => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]?.[0];
  };
}

const leads = (name: string) => screen.getByRole('radio', { name: `Leads: ${name}` });
const names = () => screen.getAllByRole('combobox').map((input) => (input as HTMLInputElement).value);

it('the place in the list is the priority (A3)', async () => {
  const send = await renderTrainers();
  expect(names()).toEqual(['Dr Anna', 'Dr Bea']);
  await userEvent.click(screen.getByRole('button', { name: 'Move row 2 up' }));
  expect(names()).toEqual(['Dr Bea', 'Dr Anna']);
  expect(await send()).toMatchObject({
    leadTrainer: { id: 'a' },
    trainers: [
      { trainer: { id: 'b' }, priority: 1 },
      { trainer: { id: 'a' }, priority: 2 },
    ],
  });
});

it('one of the list leads, and nobody else can be made to', async () => {
  const send = await renderTrainers();
  expect(leads('Dr Anna')).toHaveProperty('checked', true);
  await userEvent.click(leads('Dr Bea'));
  expect(await send()).toMatchObject({ leadTrainer: { id: 'b' } });
});

it('a trainer who is not chosen yet cannot lead', async () => {
  await renderTrainers();
  await userEvent.click(screen.getByRole('button', { name: 'Add trainer' }));
  expect(screen.getByRole('radio', { name: 'Leads' })).toHaveProperty('disabled', true);
});

it('who is taken off the list leads no more (A3)', async () => {
  const send = await renderTrainers();
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
  expect(leads('Dr Anna')).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(await send()).toMatchObject({ leadTrainer: { id: null }, trainers: [] });
});

it('nobody need lead', async () => {
  const send = await renderTrainers();
  await userEvent.click(screen.getByRole('button', { name: 'Nobody leads' }));
  expect(leads('Dr Anna')).toHaveProperty('checked', false);
  expect(await send()).toMatchObject({ leadTrainer: { id: null } });
});
