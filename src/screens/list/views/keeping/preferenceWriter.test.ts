import { memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import type { KeptView } from '../KeptView.ts';
import { preferenceWriter } from './preferenceWriter.ts';
import { storedViewsKey } from './storedViews.ts';

const value = { filter: {}, sort: { field: 'id', order: 'ASC' as const }, perPage: 25, columns: [] };
const stored = (label: string): KeptView => ({
  ...{ id: label, label, value, audience: 'OWN', role: null, owner: undefined, version: undefined },
  ...{ isPinned: false, watch: 'NONE', watchProblem: null, isDefault: false, defaultRoles: [] },
  may: { update: true, delete: true, share: false },
});

it('a view that is had back leaves those that were saved since, and one of its name', async () => {
  const store = memoryStore();
  store.setup();
  const writer = preferenceWriter(store, 'events');
  const labels = () =>
    store.getItem<{ readonly label: string }[]>(storedViewsKey('events'))?.map(({ label }) => label);
  for (const label of ['Spring', 'Summer']) await writer.create({ label, value }, label);
  const undo = await writer.remove(stored('Spring'));
  await writer.create({ label: 'Winter', value }, 'Winter');
  await undo();
  expect(labels()).toEqual(['Spring', 'Summer', 'Winter']);
  await undo();
  expect(labels()).toEqual(['Spring', 'Summer', 'Winter']);
});
