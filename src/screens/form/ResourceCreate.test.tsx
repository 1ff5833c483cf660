import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { HttpError, Notification } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import * as yup from 'yup';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import type { Values } from '#src/data/isValues.ts';
import { createVariables } from '#src/data/write/writeInput.ts';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { FormSection } from './FormSection.tsx';
import { ResourceCreate } from './ResourceCreate.tsx';
import { ResourceEdit } from './ResourceEdit.tsx';

const create = {
  field: 'createEvent',
  operation: parse('mutation { createEvent { id } }'),
  inputs: [{ name: 'name', source: 'name', kind: 'value' }],
  onceKey: 'idempotency_key',
} as const;
const meta: ResourceMeta = { name: 'events', type: 'Event', idField: 'id', representation: ['name'], create };

/** The form over a server that answers each sending in turn, and what has been sent. */
function creating(answer: (input: Values, times: number) => Promise<string>, page?: ResourceMeta['one']) {
  const sent: Values[] = [];
  const send = async (_resource: string, { data }: { data: Values }) => {
    const input = createVariables(create, data)['input'] as Values;
    sent.push(input);
    return { data: { id: await answer(input, sent.length), ...data } };
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
        metas: { events: async () => (page ? { ...meta, one: page } : meta) },
        resource: 'events',
        definitions: { events: { name: 'events', hasList: true } },
        dataProvider: { create: send as never },
      },
    );
  const keys = () => sent.map((input) => input['idempotency_key']);
  return { sent, keys, show };
}
const fill = async (text = 'Day course') =>
  userEvent.type(await screen.findByRole('textbox', { name: /name/i }), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Create event' }));
const brokenLine = () => Promise.reject(new Error('The line broke.'));

it('a double press sends it once', async () => {
  const { sent, show } = creating(async () => '1');
  await show();
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create event' }));
  await screen.findByText('elsewhere');
  expect(sent).toHaveLength(1);
});

it('sends the key of its form, the same when it is sent again and another in the next form', async () => {
  const { sent, keys, show } = creating((_input, times) =>
    times === 1 ? brokenLine() : Promise.resolve(String(times)),
  );
  await show();
  await fill();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await save();
  await screen.findByText('elsewhere');
  cleanup();
  await show();
  await fill();
  await save();
  await screen.findByText('elsewhere');
  const [first, second, third] = keys();
  expect(first).toMatch(/^[\da-f]{8}-/);
  expect([second === first, third === first]).toEqual([true, false]);
});

it('an answer that comes after one has left leads nobody away', async () => {
  let answer = (_id: string): void => undefined;
  const page = { field: 'event', operation: create.operation, idVariable: 'id' };
  const { sent, show } = creating(() => new Promise((resolve) => (answer = resolve)), page);
  const { pathname } = await show();
  await fill();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('elsewhere');
  await act(async () => answer('7'));
  expect(pathname()).toBe('/events');
});

it('what is typed while the answer is under way goes on into the form that changes the new record', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const one = { field: 'event', operation: create.operation, idVariable: 'id' };
  const made: ResourceMeta = {
    ...meta,
    one,
    update: { field: 'updateEvent', operation: create.operation, inputs: create.inputs },
  };
  const form = (
    <FormSection name="one">
      <StringInput source="name" />
    </FormSection>
  );
  const schema = yup.object({ name: yup.string() });
  const { pathname } = await renderAdmin(
    <>
      <Notification />
      <Routes>
        <Route path="/events/create" element={<ResourceCreate schema={schema}>{form}</ResourceCreate>} />
        <Route path="/events/:id/edit" element={<ResourceEdit schema={schema}>{form}</ResourceEdit>} />
      </Routes>
    </>,
    {
      path: '/events/create',
      metas: { events: async () => made },
      dataProvider: {
        create: async () => answered.then(() => ({ data: { id: '7', name: 'Day course' } })) as never,
        getOne: async () => ({ data: { id: '7', name: 'Day course' } }) as never,
      },
    },
  );
  await fill('Day course');
  await save();
  await fill(' in Lyon');
  await act(async () => answer());
  expect(await screen.findByText(/What you typed since is not saved yet/)).toBeDefined();
  expect(pathname()).toBe('/events/7/edit');
  expect(await screen.findByText('Changed: Name')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /name/i })).toHaveProperty('value', 'Day course in Lyon');
});

it('K5: what was saved though its answer was lost is told of, and another is made only where that is asked for', async () => {
  const stored = new Map<unknown, unknown>();
  const { sent, keys, show } = creating(async ({ idempotency_key: key, name }, times) => {
    if ((stored.get(key) ?? name) !== name)
      throw new HttpError('This form was sent before with other values.', 400, {
        code: 'IDEMPOTENCY_MISMATCH',
      });
    stored.set(key, name);
    return times === 1 ? brokenLine() : String(times);
  });
  await show();
  await fill('Day course');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await fill(' in Lyon');
  await save();
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('An earlier sending was saved with other values.');
  expect(within(told).getByRole('link', { name: 'See the events' }).getAttribute('href')).toBe('/events');
  // Neither saving nor Enter makes another unasked.
  await save();
  await waitFor(() => expect(sent).toHaveLength(3));
  await fill('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(new Set(keys()).size).toBe(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Create another event' }));
  await screen.findByText('elsewhere');
  expect([...stored.values()]).toEqual(['Day course', 'Day course in Lyon']);
});
