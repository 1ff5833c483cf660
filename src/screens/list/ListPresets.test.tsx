import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { PresetView } from './views/presets/PresetView.ts';

const meta = eventsMeta({
  list: {
    sortColumns: { name: 'NAME' },
    filters: {
      country_id: { path: ['where', 'country_id'], list: false, scalar: 'id', operator: 'eq' },
    },
  },
});

/** A list with two views of its own, of which it opens with the first. */
async function renderPresets(path: string) {
  const presets: readonly PresetView[] = [
    {
      ...{ name: 'german', label: 'In Germany', count: 4, isFirst: true },
      filter: { country_id: '4' },
      sort: { field: 'name', order: 'DESC' },
    },
    { name: 'all', label: 'All', count: 12, filter: {} },
  ];
  const getList = vi.fn(async () => ({ data: [{ id: '7', name: 'Day course' }], total: 1 }));
  await renderAdmin(
    <ResourceList presets={presets} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable.Col source="name" field={StringField} />
    </ResourceList>,
    { path, metas: { events: async () => meta }, dataProvider: { getList: getList as never } },
  );
  const tabs = await screen.findAllByRole('tab');
  const open = () =>
    tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true').map(({ textContent }) => textContent);
  return { getList, tabs: tabs.map(({ textContent }) => textContent), open };
}

it('opens with the view that comes first, counts what is in each, and has the whole list where the screen puts it', async () => {
  const { getList, tabs, open } = await renderPresets('/events');
  expect(tabs).toEqual(['In Germany 4', 'All 12']);
  expect(open()).toEqual(['In Germany 4']);
  expect(getList).toHaveBeenCalledExactlyOnceWith(
    'events',
    expect.objectContaining({ filter: { country_id: '4' }, sort: { field: 'name', order: 'DESC' } }),
  );
  await userEvent.click(screen.getByRole('tab', { name: 'All 12' }));
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: {}, sort: { field: 'name', order: 'ASC' } }),
    ),
  );
  expect(open()).toEqual(['All 12']);
});

it('an address that filters by itself gets nothing of the view that comes first', async () => {
  const filter = { country_id: '7' };
  const { getList, open } = await renderPresets(
    `/events?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  await waitFor(() =>
    expect(getList).toHaveBeenCalledExactlyOnceWith(
      'events',
      expect.objectContaining({ filter, sort: { field: 'name', order: 'ASC' } }),
    ),
  );
  expect(open()).toEqual([]);
});
