import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { NotificationLine } from './NotificationLine.tsx';

const entry = (participant: { readonly id: string; readonly fullName: string } | null) => ({
  id: '3',
  participant,
});

it.each([
  ['a seat that somebody waits for', entry({ id: '8', fullName: 'Ana Ruiz' }), 'A seat is free for Ana Ruiz'],
  ['one that a placeholder waits for', entry(null), 'A seat is free for somebody on the waiting list'],
  ['one that nobody waits for any more', null, 'A seat was free for somebody who waits no more'],
])('says of %s that it is or was free (W4)', async (_case, waitingListEntry, text) => {
  await renderAdmin(
    <NotificationLine
      item={{
        id: '1',
        kind: 'SEAT_FREE',
        dateCreated: '2027-05-01T10:00:00.000Z',
        dateRead: null,
        centreEvent: { id: '12', name: 'Spasticity day' },
        waitingListEntry,
        approvedDocument: null,
        participantRequest: null,
        generatedDocument: null,
        count: null,
        savedView: null,
      }}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/events/12?section=waitingList');
});
