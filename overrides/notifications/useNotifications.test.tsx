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
  const { items, showOlder, forgetOlder } = useNotifications();
  return (
    <>
      <p>{items.length} shown</p>
      {showOlder && <button onClick={showOlder}>Older</button>}
      <button onClick={forgetOlder}>Close</button>
    </>
  );
};

it('reads the latest 50, and older ones page by page until they are closed', async () => {
  const all = Array.from({ length: 60 }, (_one, index) => itemOf(60 - index));
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'Notifications') return { data: { notifications: all.slice(0, 50) } };
    const from = all.findIndex(({ id }) => id === variables['than']) + 1;
    return { data: { olderNotifications: all.slice(from, from + 50) } };
  });
  await renderAdmin(<Counted />, { client });
  await screen.findByText('50 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await screen.findByText('60 shown');
  expect(sent.at(-1)?.variables).toEqual({ than: '11' });
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('50 shown');
  expect(screen.getByRole('button', { name: 'Older' })).toBeDefined();
});
