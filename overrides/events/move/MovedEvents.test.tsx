import { screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { MovedEvents } from './MovedEvents.tsx';
import { OutdatedDocuments } from './OutdatedDocuments.tsx';

const total = (number: number) => ({ paginatorInfo: { total: number } });
const rows = (start: string, end?: string) => [
  { id: '7', dateStart: start, ...(end !== undefined && { dateEnd: end }) },
  { id: '8', dateStart: '2097-01-01', ...(end !== undefined && { dateEnd: end }) },
];

it('says above the list what an event left behind that was moved there, and of no other', async () => {
  const event = {
    id: '7',
    name: 'Spring course',
    dateStart: '2097-06-11',
    dateEnd: null,
    timeZone: 'UTC',
    agenda: null,
    trainers: [],
    can: permissions({ update: true }),
  };
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name === 'MovedEvent') return { data: { centreEvent: event } };
    if (name === 'Journeys') return { data: { eventBookings: total(0) } };
    const { centre_event_id } = variables['where'] as { readonly centre_event_id?: string };
    return { data: { generatedDocuments: total(centre_event_id === '7' ? 9 : 12) } };
  });
  const states = [
    rows('2097-06-10'),
    // A column more: nobody was moved.
    rows('2097-06-10', '2097-07-01'),
    rows('2097-06-11', '2097-07-01'),
  ];
  const List = () => {
    const [at, setAt] = useState(0);
    return (
      <ListContextProvider value={useList({ data: states[at] ?? [] })}>
        <MovedEvents />
        <OutdatedDocuments />
        <button onClick={() => setAt(at + 1)}>Next</button>
      </ListContextProvider>
    );
  };
  await renderAdmin(<List />, { client });
  await screen.findByRole('link', { name: '12 outdated documents' });
  const next = () => userEvent.click(screen.getByRole('button'));
  await next();
  expect(screen.queryByRole('note')).toBeNull();
  await next();
  const note = await screen.findByRole('note');
  expect(note.textContent).toMatch(/^Not moved along with Spring course9 documents/);
  expect(sent.filter(({ name }) => name === 'MovedEvent')).toHaveLength(1);
});
