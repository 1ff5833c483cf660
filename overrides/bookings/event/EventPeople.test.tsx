import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { EventPeople } from './EventPeople.tsx';

it('says that the people of an event could not be read, and reads them again', async () => {
  let isUp = false;
  const none = {
    eventBookings: { data: [], paginatorInfo: { hasMorePages: false } },
    waitingListEntriesPaginated: { data: [], paginatorInfo: { hasMorePages: false } },
  };
  const { client } = answeringClient(() => (isUp ? { data: none } : { errors: [new GraphQLError('No.')] }));
  await renderAdmin(<EventPeople eventId="7" />, { client });
  expect(await screen.findByText('The bookings and the waiting list could not be read.')).toBeDefined();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody waits')).toBeDefined();
});

it('names an entry without a participant by a word, as its page does', async () => {
  const waiting = { id: '3', position: 2, waitReason: 'EVENT_FULL', participant: null };
  const { client } = answeringClient(() => ({
    data: {
      eventBookings: { data: [], paginatorInfo: { hasMorePages: false } },
      waitingListEntriesPaginated: { data: [waiting], paginatorInfo: { hasMorePages: true } },
    },
  }));
  await renderAdmin(<EventPeople eventId="7" />, { client });
  expect(await screen.findByRole('link', { name: '2. Placeholder' })).toBeDefined();
  // More wait than are listed.
  const all = screen.getByRole('link', { name: 'See all on the event page' });
  expect(all.getAttribute('href')).toBe('/events/7?section=waitingList');
});
