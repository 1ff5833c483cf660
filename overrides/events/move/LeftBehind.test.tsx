import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { LeftBehind } from './LeftBehind.tsx';

const total = (number: number) => ({ paginatorInfo: { total: number } });
const days = ['2097-06-10', '2097-06-11'];

async function open(over: object, { path = '/events/7', documents = 0, journeys = 0 } = {}) {
  const { client, sent } = answeringClient(() => ({
    data: { generatedDocuments: total(documents), eventBookings: total(journeys) },
  }));
  const event = {
    id: '7',
    can: permissions({ update: true }),
    dateStart: '2097-06-11',
    dateEnd: '2097-06-12',
    timeZone: 'Europe/Paris',
    agenda: { sections: [{ items: days.map((day) => ({ timeStart: `${day}T09:00:00` })) }] },
    ...over,
  };
  await renderAdmin(
    <RecordContextProvider value={event}>
      <LeftBehind />
    </RecordContextProvider>,
    { path, client },
  );
  return sent;
}

it('says on the page of a moved event what is still of other days, and leads to each', async () => {
  await open({}, { documents: 12, journeys: 1 });
  await screen.findByText(/12 documents/);
  const ways = screen.getAllByRole('link').map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.example');
    const { centre_event_id, is_outdated } = JSON.parse(searchParams.get('filter') ?? '{}') as Record<
      string,
      unknown
    >;
    return [link.textContent, pathname, centre_event_id, is_outdated];
  });
  expect(ways).toEqual([
    ['1 item of the programme lies on other days than the event', '/events/7', undefined, undefined],
    ['12 documents were made for other days than the event has now', '/generatedDocuments', '7', true],
    ['1 booking has a journey that does not suit the days of the event', '/bookings', '7', undefined],
  ]);
});

it.each([
  ['whose programme has come along', { dateStart: '2097-06-10' }, undefined],
  ['that one may not change', { can: permissions({ update: false }) }, undefined],
  ['on its agenda, which says so itself', {}, '/events/7?section=agenda'],
])('is silent of the programme of an event %s', async (_case, over, path) => {
  await open(over, { ...(path !== undefined && { path }) });
  expect(screen.queryByRole('note')).toBeNull();
});

it('asks nothing of an event that is over', async () => {
  expect(await open({ dateStart: '2017-06-10', dateEnd: '2017-06-11', agenda: null })).toEqual([]);
});
