import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { spasticityDay } from '../wizard/testing/spasticityDay.ts';
import { EventViewPage } from './EventViewPage.tsx';

const use = { maximum: null, used: 0, placeholders: 0, free: null, isOver: false };
const yes = { allowed: true, code: null, message: null, overridable: false };

it.each([
  ['EVENT_OVER', false],
  ['WAITING_LIST_OFF', false],
  ['WAITING_NOT_NEEDED', true],
])('where joining the line is %s, the way to it is there: %s (W2, W6)', async (code, isOffered) => {
  const eventAvailability = {
    ...{ countryId: null, country: null, eligibleWaiting: 0, placeholderExpiry: null },
    ...{ trainees: use, staff: use, waitingList: use, user: use },
    ...{ bookTrainee: yes, bookStaff: yes, holdTrainee: yes, holdStaff: yes },
    joinWaitingList: { ...yes, allowed: false, code },
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
