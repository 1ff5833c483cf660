import type { FetchResult } from '@apollo/client/core';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { roomForAll } from '#tests/setup/roomForAll.ts';
import { spasticityDay } from '../testing/spasticityDay.ts';
import { AddBookingPage, AddWaitingListPage } from './WizardPage.tsx';

const openPage = (page: ReactElement, path: string, client: ReturnType<typeof answeringClient>['client']) =>
  renderAdmin(
    <Routes>
      <Route path={path.replace('12', ':id')} element={page} />
    </Routes>,
    { client, path },
  );

it.each([
  ['booking', AddBookingPage, wizardPaths.addBooking],
  ['waiting list', AddWaitingListPage, wizardPaths.addWaitingList],
])('who may not book on an event has one page that says so, and no form: %s', async (_form, Page, pathOf) => {
  const why = 'Your roles do not let you book people on events.';
  const centreEvent = { ...spasticityDay, can: [{ action: 'book', allowed: false, why }] };
  const { client } = answeringClient(() => ({ data: { centreEvent } }));
  await openPage(<Page />, pathOf('12'), client);
  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(wizardPaths.viewEvent('12'));
});

it('a waiting list that is closed to everybody takes no form (W6)', async () => {
  const message = 'The event has begun; its waiting list is closed.';
  const eventAvailability = {
    ...roomForAll,
    joinWaitingList: { ...roomForAll.joinWaitingList, allowed: false, code: 'EVENT_OVER', message },
  };
  const { client } = answeringClient(({ name }) =>
    name === 'WizardEvent' ? { data: { centreEvent: spasticityDay } } : { data: { eventAvailability } },
  );
  await openPage(<AddWaitingListPage />, wizardPaths.addWaitingList('12'), client);
  expect(await screen.findByText(message)).toBeDefined();
  expect(
    screen.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit')?.disabled,
  ).toBe(true);
});

it('room that nobody can tell because the event or the person is gone is not waited for', async () => {
  const { client } = answeringClient(({ name }) =>
    name === 'WizardEvent' ? { data: { centreEvent: spasticityDay } } : { data: { eventAvailability: null } },
  );
  await openPage(<AddBookingPage />, wizardPaths.addBooking('12'), client);
  expect(await screen.findByText(/^The event or the person does not exist any more/)).toBeDefined();
});

it('what stands in the way is there with the form, which it does not push down later', async () => {
  const message = 'The event is full.';
  let tell: (answer: FetchResult) => void = () => undefined;
  const awaited = new Promise<FetchResult>((resolve) => (tell = resolve));
  const { client } = answeringClient(({ name }) =>
    name === 'WizardEvent' ? { data: { centreEvent: spasticityDay } } : awaited,
  );
  await openPage(<AddBookingPage />, wizardPaths.addBooking('12'), client);
  expect(screen.queryByRole('combobox')).toBeNull();
  const bookTrainee = { ...roomForAll.bookTrainee, allowed: false, code: 'EVENT_FULL', message };
  tell({ data: { eventAvailability: { ...roomForAll, bookTrainee } } });
  expect((await screen.findAllByRole('combobox')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(message)).toBeDefined();
});
