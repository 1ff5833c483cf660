import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { WaitingLine } from './WaitingLine.tsx';

const nothing = { update: false, update_flights: false, upgrade: false, delete: false, prioritise: false };

const render = (allowed: Readonly<Record<string, boolean>>, client = answeringClient(() => ({})).client) =>
  renderAdmin(
    <WaitingLine
      entry={{
        id: '4',
        position: 1,
        priority: 0,
        waitReason: 'EVENT_FULL',
        isNextEligible: false,
        dateCreated: '2026-11-20T08:00:00Z',
        dateModified: '2026-11-20T08:00:00Z',
        can: permissions({ ...nothing, ...allowed }),
        participant: { id: '9', fullName: 'Dr Żak', country: null },
        author: null,
      }}
    />,
    { client },
  );

it.each([
  [{ update: true }, true],
  [{ update_flights: true }, true],
  [{}, false],
])('leads to the form whoever may write something of the entry (G2): %j, %s', async (allowed, leads) => {
  await render(allowed);
  expect(screen.queryAllByRole('link', { name: /^Edit/ })).toHaveLength(leads ? 1 : 0);
});

it('an emptied priority is none, and not 0 (W1)', async () => {
  const { client, sent } = answeringClient(() => ({ data: { updateWaitingListEntry: { id: '4' } } }));
  await render({ prioritise: true }, client);
  await userEvent.click(screen.getByRole('button', { name: /^Priority 0/ }));
  const priority = screen.getByRole('spinbutton', { name: 'Priority' });
  await userEvent.clear(priority);
  await userEvent.type(screen.getByRole('textbox'), 'Comes from far{Enter}');
  expect(screen.getByText('Type a whole number.')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.type(priority, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Change priority' }));
  expect(sent).toMatchObject([{ variables: { input: { priority: 7 } } }]);
});
