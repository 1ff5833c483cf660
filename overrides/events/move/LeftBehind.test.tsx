import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ProgrammeBanner } from './ProgrammeBanner.tsx';

async function open(over: object, path = '/events/7') {
  const items = ['2027-06-10', '2027-06-11'].map((day) => ({ timeStart: `${day}T09:00:00` }));
  const event = {
    id: '7',
    can: permissions({ update: true }),
    dateStart: '2027-06-11',
    dateEnd: '2027-06-12',
    agenda: { sections: [{ items }] },
    ...over,
  };
  await renderAdmin(
    <RecordContextProvider value={event}>
      <ProgrammeBanner />
    </RecordContextProvider>,
    { path },
  );
}

it('says on the page of a moved event that its programme is still on other days, and leads there', async () => {
  await open({});
  expect(screen.getByText(/1 item of the programme lies on other days than the event\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the agenda' }).getAttribute('href')).toBe(
    '/events/7?section=agenda',
  );
});

it.each([
  ['whose programme has come along', { dateStart: '2027-06-10' }, undefined],
  ['that one may not change', { can: permissions({ update: false }) }, undefined],
  ['on its agenda, which says so itself', {}, '/events/7?section=agenda'],
])('is silent of an event %s', async (_case, over, path) => {
  await open(over, path);
  expect(screen.queryByRole('note')).toBeNull();
});
