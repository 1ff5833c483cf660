import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ChangesTable } from './ChangesTable.tsx';

const definitions = {
  events: { name: 'events', hasShow: true, options: { type: 'CentreEvent' } },
  trainers: {
    name: 'trainers',
    hasShow: true,
    options: { type: 'Trainer' },
    recordRepresentation: 'fullName',
  },
};
const messages = {
  resources: {
    events: {
      fields: {
        trainers: 'Trainers',
        'trainers.prepMinutes': 'Preparation',
        estimatedCosts: 'Costs',
        'estimatedCosts.unitMode': 'Multiplied',
      },
    },
  },
};
const trainers = [
  { id: '14', fullName: 'Dr. Björn Möbius' },
  { id: '3', fullName: 'Dr. Ruprecht Überle' },
];

const render = (audit: object) =>
  renderAdmin(
    <RecordContextProvider value={{ id: '9', event: 'updated', auditableId: '4', ...audit }}>
      <ChangesTable source="newValues" />
    </RecordContextProvider>,
    {
      resource: 'audits',
      definitions,
      messages,
      dataProvider: { getMany: (async () => ({ data: trainers })) as never },
    },
  );

it('linked records are told by name, in their order, with what is different about each', async () => {
  const link = (trainer_id: string, priority: number, prep_minutes: number) => ({
    trainer_id,
    priority,
    prep_minutes,
  });
  await render({
    auditableType: 'CentreEvent',
    oldValues: JSON.stringify({ trainers: [link('14', 1, 180)] }),
    newValues: JSON.stringify({ trainers: [link('14', 2, 90), link('3', 1, 0)] }),
  });
  expect(await screen.findByText('Dr. Björn Möbius (Preparation: 3 h)')).toBeDefined();
  expect(screen.getByText('Dr. Ruprecht Überle; Dr. Björn Möbius (Preparation: 1 h 30 min)')).toBeDefined();
});

it('a cost is told in the words of the sheet that it is entered in', async () => {
  await render({
    auditableType: 'EstimatedCost',
    oldValues: '{"unit_mode":"FIXED"}',
    newValues: '{"unit_mode":"PER_TRAINER"}',
  });
  expect(await screen.findByText('Multiplied')).toBeDefined();
});

it('of a long text it shows what is different, and all of it to whoever asks', async () => {
  const start = 'Bring what you need. '.repeat(40);
  await render({
    auditableType: 'CentreEvent',
    oldValues: JSON.stringify({ description: `${start}Lunch at noon.` }),
    newValues: JSON.stringify({ description: `${start}Lunch at one.` }),
  });
  expect(await screen.findByText(/^… .{10,60}Lunch at noon\.$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Show all of .*, After$/ }));
  expect(screen.getByText(`${start}Lunch at one.`)).toBeDefined();
});
