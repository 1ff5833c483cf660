import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { MoveNotice } from './MoveNotice.tsx';

const at = (day: string) => ({ timeStart: `${day}T09:00:00` });
const stored = {
  id: '7',
  dateStart: '2027-06-10',
  dateEnd: '2027-06-11',
  name: 'Spring course',
  timeZone: 'UTC',
  trainers: [{ trainer: { id: '3', fullName: 'Anna Nowak' } }],
  agenda: { sections: [{ items: [at('2027-06-10'), at('2027-06-11')] }] },
};

const Form = ({ values, children }: { readonly values: object; readonly children: ReactNode }) => (
  <FormProvider {...useForm({ values })}>{children}</FormProvider>
);

/** The form of the event with these days in it. */
async function open(dateStart: string, dateEnd: string) {
  const total = (number: number) => ({ paginatorInfo: { total: number } });
  const congress = { id: '40', name: 'Congress', dateStart: '2027-06-12', dateEnd: null };
  const { client, sent } = answeringClient(({ name }) => ({
    data:
      name === 'TrainersElsewhere'
        ? {
            centreEvents: {
              data: [{ ...congress, timeZone: 'UTC', trainers: [{ trainerId: '3' }], agenda: null }],
            },
          }
        : { journeys: total(11), made: total(9), sent: total(5) },
  }));
  await renderAdmin(
    <RecordContextProvider value={stored}>
      <Form values={{ ...stored, dateStart, dateEnd }}>
        <MoveNotice />
      </Form>
    </RecordContextProvider>,
    { client },
  );
  return sent;
}

it('says before an event is moved what stays on the days it has, with the way to each', async () => {
  await open('2027-06-11', '2027-06-12');
  const ways = within(await screen.findByRole('status'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('filter')[0]]);
  expect(ways).toEqual([
    ['1 item of the programme', '/events/7?section=agenda'],
    ['11 bookings with a day of arrival, departure, check-in or check-out', '/bookings?'],
    ['9 documents that were made (5 of them mailed)', '/events/7?section=documents'],
  ]);
});

it('says who teaches and is elsewhere on the days it is moved to (A1)', async () => {
  await open('2027-06-11', '2027-06-12');
  expect((await screen.findByRole('note')).textContent).toBe(
    'Elsewhere on the days of Spring course:Anna Nowak: Congress, 12 Jun 2027',
  );
});

it('asks nothing while the days are as they were', async () => {
  expect(await open(stored.dateStart, stored.dateEnd)).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});
