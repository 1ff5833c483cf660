import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import * as yup from 'yup';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { FormSection } from '../FormSection.tsx';
import { ResourceCreate } from '../ResourceCreate.tsx';
import { box, editPage, record, save } from '../testing/courseForm.tsx';
import { FormDraftStore } from './FormDraftStore.ts';

const stored = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data }));
const edit = async (latest: object = record) => {
  const [page, options] = editPage(stored, latest);
  const getOne = vi.fn().mockResolvedValue({ data: latest });
  const centres = [{ id: '4', name: 'Lakeside' }];
  const getMany = async (_resource: string, { ids }: { readonly ids: readonly string[] }) => ({
    data: centres.filter(({ id }) => ids.includes(id)),
  });
  const dataProvider = { ...options.dataProvider, getOne, getMany: getMany as never };
  return renderAdmin(page, { ...options, dataProvider });
};
// Without an auth provider nobody has an id.
const draft = () => new FormDraftStore('', 'events:7');
/** The page goes and comes again, in the same tab. */
const reload = () => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
};

it('what was typed is there again after a reload, and is saved like what is typed', async () => {
  await edit();
  await userEvent.type(await box(/^Brand/), ' plus');
  reload();
  const { pathname } = await edit();
  expect(await screen.findByDisplayValue('Nerovia plus')).toBeDefined();
  expect(screen.getByText(/is back/)).toBeDefined();
  expect(screen.getByText('Changed: Brand')).toBeDefined();
  await save();
  await waitFor(() => expect(pathname()).toBe('/events/7'));
  expect(stored.mock.lastCall?.[1]).toMatchObject({ data: { brand: 'Nerovia plus', dateModified: 'then' } });
  await waitFor(() => expect(draft().read()).toBeUndefined());
});

it('on a record that was saved meanwhile it says so, and is saved on the version that it was typed on (K6)', async () => {
  draft().write({ base: 'then', values: { brand: 'Typed' }, lost: [] });
  await edit({ ...record, city: 'Theirs', dateModified: 'later' });
  expect(await screen.findByDisplayValue('Typed')).toBeDefined();
  expect(screen.getByText(/saved meanwhile/)).toBeDefined();
  await save();
  await waitFor(() =>
    expect(stored.mock.lastCall?.[1]).toMatchObject({ data: { brand: 'Typed', dateModified: 'then' } }),
  );
});

it('says nothing of what has been saved since', async () => {
  draft().write({ base: 'before', values: { brand: 'Nerovia' }, lost: [] });
  await edit();
  await box(/^Brand/);
  await waitFor(() => expect(draft().read()).toBeUndefined());
  expect(screen.queryByText(/is back/)).toBeNull();
});

it('what the form has no field for any more is left out, and said', async () => {
  draft().write({ base: 'then', values: { moodOfDay: 'good' }, lost: [] });
  await edit();
  expect(
    await screen.findByText(/Left out, as this form has no field for it any more: Mood of day/),
  ).toBeDefined();
  expect(screen.queryByText(/is back/)).toBeNull();
  expect(draft().read()).toBeUndefined();
});

it('a record that was chosen is back by its own name, and what can be chosen no more says so', async () => {
  const picked = async (name: RegExp) =>
    (await screen.findByRole<HTMLInputElement>('combobox', { name })).value;
  const held = { ...record, centre: { id: '3', name: 'Hillside' } };
  draft().write({ base: 'then', values: { 'centre.id': '4' }, lost: [] });
  await edit(held);
  await waitFor(async () => expect(await picked(/^Centre/)).toBe('Lakeside'));
  expect(screen.getByText(/^Changed: Centre/)).toBeDefined();
  cleanup();
  draft().write({ base: 'then', values: { 'centre.id': '5', kind: 'STAFF' }, lost: [] });
  await edit(held);
  await waitFor(async () => expect(await picked(/^Centre/)).toBe('No longer there, or not for you to see'));
  expect(await picked(/^Kind/)).toBe('Staff (no longer offered)');
  draft().clear();
});

it('is discarded at a press, and by whoever leaves', async () => {
  draft().write({ base: 'then', values: { brand: 'Typed' }, lost: [] });
  await edit();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  expect(await screen.findByDisplayValue('Nerovia')).toBeDefined();
  await waitFor(() => expect(draft().read()).toBeUndefined());
  await userEvent.type(await box(/^Brand/), ' plus');
  await waitFor(() => expect(draft().read()?.values).toEqual({ brand: 'Nerovia plus' }));
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByText('elsewhere');
  expect(draft().read()).toBeUndefined();
});

const create = {
  field: 'createUser',
  operation: parse('mutation { createUser { id } }'),
  inputs: [
    { name: 'name', source: 'name', kind: 'value' },
    { name: 'password', source: 'password', secret: true, kind: 'value' },
  ],
  onceKey: 'idempotency_key',
} as const;
const meta: ResourceMeta = { name: 'users', type: 'User', idField: 'id', representation: ['name'], create };

it('a new record goes on with the key of its form (K5), and no password lies in the browser', async () => {
  const keys: unknown[] = [];
  const send = async (_resource: string, { data }: { data: Readonly<Record<string, unknown>> }) => {
    keys.push(data['idempotency_key']);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return { data: { id: '1', ...data } };
  };
  const open = () =>
    renderAdmin(
      <Routes>
        <Route
          path="/users/create"
          element={
            <ResourceCreate schema={yup.object()}>
              <FormSection name="one">
                <StringInput source="name" />
                <StringInput source="password" />
              </FormSection>
            </ResourceCreate>
          }
        />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>,
      {
        path: '/users/create',
        resource: 'users',
        metas: { users: async () => meta },
        dataProvider: { create: send as never },
      },
    );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Create user' }));
  await open();
  await userEvent.type(await box(/^Name/), 'Ada');
  await userEvent.type(await box(/^Password/), 'pelican harbour');
  await press();
  await waitFor(() => expect(keys).toHaveLength(1));
  reload();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('pelican');
  await open();
  expect(await screen.findByDisplayValue('Ada')).toBeDefined();
  expect(screen.getByText(/please enter it again: Password/)).toBeDefined();
  await press();
  await screen.findByText('elsewhere');
  expect(keys[1]).toBe(keys[0]);
});
