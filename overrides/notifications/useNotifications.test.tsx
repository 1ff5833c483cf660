import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { NotificationItem } from './notificationOperations.ts';
import { useNotifications } from './useNotifications.ts';

const itemOf = (id: number): NotificationItem => ({
  id: String(id),
  kind: 'SEAT_FREE',
  dateCreated: '2027-05-01T10:00:00.000Z',
  dateRead: null,
  centreEvent: { id: '12', name: 'Spasticity day' },
  waitingListEntry: null,
  approvedDocument: null,
  participantRequest: null,
  generatedDocument: null,
  count: null,
  savedView: null,
});

const Counted = () => {
  const { items, showOlder, forgetOlder, markAllRead } = useNotifications();
  return (
    <>
      <p>{items.length} shown</p>
      {showOlder && <button onClick={showOlder}>Older</button>}
      <button onClick={forgetOlder}>Close</button>
      <button onClick={markAllRead}>Read</button>
    </>
  );
};

const older = () => screen.queryByRole('button', { name: 'Older' });

/** Over a server that has told so many. */
async function told(many: number) {
  const all = Array.from({ length: many }, (_one, index) => itemOf(many - index));
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'Notifications') return { data: { notifications: all.slice(0, 50) } };
    if (name === 'MarkNotificationsRead') return { data: { markNotificationsRead: many } };
    const from = all.findIndex(({ id }) => id === variables['than']) + 1;
    return { data: { olderNotifications: all.slice(from, from + 50) } };
  });
  await renderAdmin(<Counted />, { client });
  return sent;
}

it('reads older ones page by page until they are closed', async () => {
  const sent = await told(60);
  await screen.findByText('49 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText('60 shown');
  expect(sent.at(-1)?.variables).toEqual({ than: '12' });
  expect(older()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('49 shown');
  expect(older()).not.toBeNull();
});

it.each([
  [49, []],
  [50, [50]],
  [99, [98, 99]],
])('of %i, offers older ones only where there are some', async (many, steps) => {
  await told(many);
  await screen.findByText('49 shown');
  for (const shown of steps) {
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    await screen.findByText(`${shown} shown`);
  }
  expect(older()).toBeNull();
});

it('marks as read what is shown, and all that is older', async () => {
  const sent = await told(60);
  await screen.findByText('49 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  const marked = sent.find(({ name }) => name === 'MarkNotificationsRead')?.variables;
  expect(marked).toMatchObject({ older: true });
  expect(marked?.['ids']).toHaveLength(49);
});
