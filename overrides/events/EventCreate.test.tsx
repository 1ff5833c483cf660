import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { eventMessages, meta } from '#resources/events/index.ts';
import { createVariables } from '#src/data/write/writeInput.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { EventCreate } from './EventCreate.tsx';

const centre = { id: '3', name: 'Elbufer Training Centre' };

it('asks for name, dates, centre and seats only, sends a key, and leads to the event', async () => {
  const sent: unknown[] = [];
  const create = vi.fn(async (_resource: string, { data }: { data: Record<string, unknown> }) => {
    sent.push(createVariables(meta.create!, data));
    return { data: { ...data, id: '161' } };
  });
  const { pathname } = await renderAdmin(
    <Routes>
      <Route path="/events/create" element={<EventCreate />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      path: '/events/create',
      resource: 'events',
      metas: { events: async () => meta },
      messages: { resources: { events: eventMessages } },
      definitions: { centers: { name: 'centers', recordRepresentation: 'name' } },
      dataProvider: {
        create: create as never,
        getList: (async () => ({ data: [centre], total: 1 })) as never,
        getMany: (async () => ({ data: [centre] })) as never,
      },
    },
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Day course');
  const form = screen.getByRole('textbox', { name: /Name/ }).closest('form');
  const labels = [...(form?.querySelectorAll('label') ?? [])].map((label) =>
    label.textContent?.replace(/\W+$/, ''),
  );
  expect(labels).toEqual(['Name', 'Starts', 'Ends', 'Centre', 'Seats for trainees', 'Seats for staff']);
  await user.click(screen.getByRole('combobox', { name: /Centre/ }));
  await user.click(await screen.findByRole('option', { name: centre.name }));
  await user.type(screen.getByRole('textbox', { name: /trainees/ }), '12');
  await user.click(screen.getByRole('button', { name: /create/i }));
  await waitFor(() => expect(pathname()).toBe('/events/161'));
  expect(JSON.stringify(sent)).toMatch(/"idempotency_key":"[\da-f]{8}-/);
  expect(sent).toMatchObject([
    {
      input: {
        name: 'Day course',
        training_centre_id: '3',
        max_trainees: 12,
      },
    },
  ]);
});
