import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { roomForAll } from '#tests/setup/roomForAll.ts';
import { spasticityDay } from '../wizard/testing/spasticityDay.ts';
import { EventViewPage } from './EventViewPage.tsx';

it.each([
  ['EVENT_OVER', false],
  ['WAITING_LIST_OFF', false],
  ['WAITING_NOT_NEEDED', true],
])('where joining the line is %s, the way to it is there: %s (W2, W6)', async (code, isOffered) => {
  const eventAvailability = {
    ...roomForAll,
    joinWaitingList: { ...roomForAll.joinWaitingList, allowed: false, code },
  };
  const none = { data: [], paginatorInfo: { hasMorePages: false } };
  const { client } = answeringClient(({ name }) => {
    if (name === 'WizardEvent') return { data: { centreEvent: spasticityDay } };
    if (name === 'WizardAvailability') return { data: { eventAvailability } };
    return { data: { eventBookings: none, waitingListEntriesPaginated: none } };
  });
  await renderAdmin(<EventViewPage />, { client });
  await screen.findByText('Nobody waits');
  await screen.findByRole('link', { name: 'Add a booking' });
  expect(screen.queryByRole('link', { name: 'Add to the waiting list' }) !== null).toBe(isOffered);
});

it('names the countries and other users over a limit that was lowered, the country asked about once (C5)', async () => {
  const use = { maximum: 1, used: 3, placeholders: 0, free: 0, isOver: true };
  const eventAvailability = {
    ...roomForAll,
    countryId: '1',
    country: use,
    countriesOver: [
      { id: '1', name: 'Germany', use },
      { id: '2', name: 'Poland', use },
    ],
    usersOver: [{ id: '1', name: 'Olga O’Neill', use }],
  };
  const none = { data: [], paginatorInfo: { hasMorePages: false } };
  const { client } = answeringClient(({ name }) => {
    if (name === 'WizardEvent') return { data: { centreEvent: spasticityDay } };
    if (name === 'WizardAvailability') return { data: { eventAvailability } };
    return { data: { eventBookings: none, waitingListEntriesPaginated: none } };
  });
  const getOne = async () => ({ data: { id: '1', name: 'Germany' } }) as never;
  await renderAdmin(<EventViewPage />, { client, dataProvider: { getOne } });
  for (const name of [/^Country: Poland$/, /^Booked by Olga O’Neill$/])
    expect((await screen.findByRole('listitem', { name })).textContent).toContain('Over limit by 2');
  expect(await screen.findAllByRole('listitem', { name: 'Country: Germany' })).toHaveLength(1);
});

it('an event that is gone when it is read again is not shown on', async () => {
  let event: object | null = spasticityDay;
  const none = { data: [], paginatorInfo: { hasMorePages: false } };
  const { client } = answeringClient(({ name }) => {
    if (name === 'WizardEvent') return { data: { centreEvent: event } };
    if (name === 'WizardAvailability') return { data: { eventAvailability: null } };
    return { data: { eventBookings: none, waitingListEntriesPaginated: none } };
  });
  const Again = () => <button onClick={useRefresh()}>Read again</button>;
  await renderAdmin(
    <>
      <Again />
      <EventViewPage />
    </>,
    { client },
  );
  await screen.findByText('Nobody waits');
  event = null;
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(/^There is no event at this address/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add a booking' })).toBeNull();
});
