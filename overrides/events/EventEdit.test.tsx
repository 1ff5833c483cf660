import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { eventMessages, meta } from '#resources/events/index.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { EventEdit } from './EventEdit.tsx';

it('asks for nothing that is edited on the page of the event: neither trainers nor who leads them', async () => {
  const event = { id: '161', name: 'Day course', leadTrainer: { id: '1', fullName: 'Ada' }, trainers: [] };
  await renderAdmin(
    <Routes>
      <Route path="/events/:id/edit" element={<EventEdit />} />
    </Routes>,
    {
      path: '/events/161/edit',
      resource: 'events',
      metas: { events: async () => meta },
      messages: { resources: { events: eventMessages } },
      dataProvider: {
        getOne: (async () => ({ data: event })) as never,
        getList: async () => ({ data: [], total: 0 }),
        getMany: async () => ({ data: [] }),
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'Seats' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Trainers' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /Lead trainer/ })).toBeNull();
});
