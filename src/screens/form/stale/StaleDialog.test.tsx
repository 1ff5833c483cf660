import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { StaleDialog } from './StaleDialog.tsx';

const differences = [
  { source: 'dateStart', mine: '2027-03-12', theirs: '2027-03-19', changedByMe: true },
  {
    source: 'country.id',
    mine: { id: '1', name: 'Japan' },
    theirs: { id: '2', name: 'France' },
    changedByMe: false,
  },
  { source: 'brand', mine: null, theirs: null, changedByMe: true },
];

async function open() {
  const [onTakeTheirs, onKeepMine] = [vi.fn(), vi.fn()];
  await renderAdmin(
    <StaleDialog
      name="Day course"
      differences={differences}
      saving={false}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />,
    {
      messages: {
        'resources.events.fields.dateStart': 'Starts',
        'resources.events.fields.country.id': 'Country',
      },
    },
  );
  return { onTakeTheirs, onKeepMine };
}

it('names the record and says each difference in words, never as ids', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Day course was changed by somebody else' })).toBeDefined();
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(row('Starts')).toEqual(['Starts', '12 Mar 2027', '19 Mar 2027']);
  expect(row('Country')).toEqual(['Country', 'Not changed by you', 'France']);
});

it('does what is chosen, and nothing on Escape', async () => {
  const { onTakeTheirs, onKeepMine } = await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect([onKeepMine.mock.calls.length, onTakeTheirs.mock.calls.length]).toEqual([1, 1]);
});
