import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import * as yup from 'yup';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { createVariables } from '#src/data/write/writeInput.ts';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { FormSection } from './FormSection.tsx';
import { ResourceCreate } from './ResourceCreate.tsx';

const create = {
  field: 'createEvent',
  operation: parse('mutation { createEvent { id } }'),
  inputs: [{ name: 'name', source: 'name', kind: 'value' }],
  onceKey: 'idempotency_key',
} as const;
const meta: ResourceMeta = { name: 'events', type: 'Event', idField: 'id', representation: ['name'], create };

afterEach(cleanup);

it('sends the key of its form, the same when it is sent again and another in the next form', async () => {
  const sent: unknown[] = [];
  const send = vi.fn((_resource: string, { data }: { data: Record<string, unknown> }) => {
    sent.push(createVariables(create, data));
    return sent.length === 1
      ? Promise.reject(new Error('The line broke.'))
      : Promise.resolve({ data: { id: String(sent.length), ...data } });
  });
  const fill = async () => {
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Day course');
    return user;
  };
  const show = () =>
    renderAdmin(
      <Routes>
        <Route
          path="/events/create"
          element={
            <ResourceCreate schema={yup.object({ name: yup.string() })}>
              <FormSection name="one">
                <StringInput source="name" />
              </FormSection>
            </ResourceCreate>
          }
        />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>,
      {
        path: '/events/create',
        metas: { events: async () => meta },
        resource: 'events',
        dataProvider: { create: send as never },
      },
    );
  await show();
  const user = await fill();
  const save = () => user.click(screen.getByRole('button', { name: /create/i }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await save();
  await screen.findByText('elsewhere');
  cleanup();
  await show();
  await fill();
  await save();
  await screen.findByText('elsewhere');
  const keys = sent.map((each) => (each as { input: Record<string, unknown> }).input['idempotency_key']);
  expect(keys[0]).toMatch(/^[\da-f]{8}-/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});
