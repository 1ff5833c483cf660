import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { meta } from '#resources/events/index.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { EventTrainers } from './EventTrainers.tsx';

it('leads to the agenda while nobody teaches', async () => {
  await renderAdmin(
    <RecordContextProvider value={{ id: '7', trainers: [] }}>
      <EventTrainers />
    </RecordContextProvider>,
    { metas: { events: async () => meta } },
  );
  expect((await screen.findByRole('link', { name: 'Go to the agenda' })).getAttribute('href')).toBe(
    '/events/7?section=agenda',
  );
});
