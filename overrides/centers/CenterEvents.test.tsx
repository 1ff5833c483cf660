import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { EventCreate, eventMessages, meta } from '#resources/events/index.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { CenterEvents } from './CenterEvents.tsx';

const centre = { id: '3', name: 'Elbufer Training Centre' };

it('a new event of a centre is at that centre', async () => {
  await renderAdmin(
    <Routes>
      <Route path="/events/create" element={<EventCreate />} />
      <Route
        path="*"
        element={
          <RecordContextProvider value={centre}>
            <CenterEvents />
          </RecordContextProvider>
        }
      />
    </Routes>,
    {
      metas: { events: async () => meta },
      messages: { resources: { events: eventMessages } },
      dataProvider: { getList: async () => ({ data: [], total: 0 }) },
    },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'New event' }));
  expect(await screen.findByDisplayValue(centre.name)).toBe(screen.getByRole('combobox', { name: /Centre/ }));
});
