import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { CostCategoryTree } from './CostCategoryTree.tsx';

// jsdom lays nothing out, and the drag library asks for this as it is loaded.
await vi.hoisted(async () => (await import('#tests/setup/seeNothing.ts')).seeNothing());

const mismatch = new GraphQLError('It was saved with other values before.', {
  extensions: { code: 'IDEMPOTENCY_MISMATCH' },
});
const definitions = { costCategories: { name: 'costCategories', options: { type: 'CostCategory' } } };
const access = (create: boolean) => accessOf(typeAccess('CostCategory', { create }));

it.each([
  [true, /^Add the first one/],
  [false, /^Administrators add them/],
])('tells to add the first category whoever may: %s', async (create, text) => {
  const { client } = answeringClient(() => ({ data: { costCategories: [] } }));
  await renderAdmin(<CostCategoryTree />, { client, access: access(create), definitions });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryAllByRole('button', { name: 'Add a category' })).toHaveLength(create ? 1 : 0);
});

it('K5: another name than was sent is added once it is known that the first was stored, its answer lost', async () => {
  const stored = new Map<unknown, unknown>();
  const { client, sent } = answeringClient(({ name, variables }) => {
    if (name !== 'AddCostCategory') return { data: { costCategories: [] } };
    const { idempotency_key: key, ...input } = variables['input'] as { readonly idempotency_key: string };
    const isFirst = stored.size === 0;
    if (stored.has(key)) return { data: null, errors: [mismatch] };
    stored.set(key, input);
    if (isFirst) throw new TypeError('Failed to fetch');
    return { data: { createCostCategory: { id: '2', name: 'Rail' } } };
  });
  await renderAdmin(<CostCategoryTree />, { client, access: access(true), definitions });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a category' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(name, 'Trains');
  await save();
  await screen.findByText(/^The server did not answer/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Rail');
  await save();
  await screen.findByText(mismatch.message);
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter((each) => each.name === 'AddCostCategory')).toHaveLength(3);
});
