import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { NotificationList } from './NotificationList.tsx';
import type { NotificationItem } from './notificationOperations.ts';

const item = (_one: unknown, index: number): NotificationItem => ({
  id: String(index),
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

it.each([
  [49, null],
  [50, 'These are the latest. Older ones are not shown.'],
])('of %i notices it says whether there may be older ones: %s', async (length, text) => {
  const items = Array.from({ length }, item);
  const nothing = () => undefined;
  const read = { isPending: false, error: null, refetch: nothing, markRead: nothing };
  await renderAdmin(<NotificationList {...read} items={items} unread={items} onClose={nothing} />);
  expect(screen.queryByText(/^These are/)?.textContent ?? null).toBe(text);
});
