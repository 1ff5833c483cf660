import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { HomePage } from './HomePage.tsx';

it('no panel stands there before it is known what stands above it', async () => {
  const { client } = answeringClient(() => new Promise(() => undefined));
  await renderAdmin(<HomePage />, { client });
  expect(screen.getByRole('heading', { name: 'Bookings by status' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Placeholders about to expire' })).toBeNull();
});

const none = { __typename: 'Page', data: [], paginatorInfo: { __typename: 'Info', total: 0 } };
const some = { ...none, paginatorInfo: { __typename: 'Info', total: 3 } };
const home = {
  ...{ events: some, upcoming: none, expiring: none, waiting: none, requests: none, blockedHonoraria: [] },
  ...{ NEW: none, PENDING: none, CONFIRMED: none, CANCELLED: none, NOT_SET: none },
};

it('what needs somebody waits for the warning of rates above it, which would push it down; nothing else does', async () => {
  let answerRates: (answer: { data: object }) => void = () => undefined;
  const { client } = answeringClient(async ({ name }) =>
    name === 'Home' ? { data: home } : new Promise((resolve) => (answerRates = resolve)),
  );
  const access = accessOf(typeAccess('ExchangeRateSet', { create: true }));
  await renderAdmin(<HomePage />, { client, access });
  expect(await screen.findByText('No events in the next 30 days')).toBeDefined();
  expect(screen.queryByText('No free seat anybody waits for')).toBeNull();
  answerRates({ data: { exchangeRateSets: none, exchangeRateNeeds: [] } });
  expect(await screen.findByText('No free seat anybody waits for')).toBeDefined();
});

it('an empty house begins with a centre and its first event, for those who may', async () => {
  const { client } = answeringClient(async ({ name }) =>
    name === 'Home' ? { data: { ...home, events: none } } : new Promise(() => undefined),
  );
  const access = accessOf(
    typeAccess('TrainingCentre', { create: true }),
    typeAccess('CentreEvent', { create: true }),
  );
  const definitions = {
    centers: { name: 'centers', options: { type: 'TrainingCentre', label: 'Centre' } },
    events: { name: 'events', options: { type: 'CentreEvent', label: 'Event' } },
  };
  await renderAdmin(<HomePage />, { client, access, definitions });
  expect(await screen.findByText('No events yet')).toBeDefined();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([link('New centre'), link('New event')]).toEqual(['/centers/create', '/events/create']);
});
