import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { CostCategoryTree } from './CostCategoryTree.tsx';

// jsdom lays nothing out, and the drag library asks for this as it is loaded.
await vi.hoisted(async () => (await import('#tests/setup/seeNothing.ts')).seeNothing());

it.each([
  [true, /^Add the first one/],
  [false, /^Administrators add them/],
])('tells to add the first category whoever may: %s', async (create, text) => {
  const { client } = answeringClient(() => ({ data: { costCategories: [] } }));
  await renderAdmin(<CostCategoryTree />, {
    client,
    access: accessOf(typeAccess('CostCategory', { create })),
    definitions: { costCategories: { name: 'costCategories', options: { type: 'CostCategory' } } },
  });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryAllByRole('button', { name: 'Add a category' })).toHaveLength(create ? 1 : 0);
});
