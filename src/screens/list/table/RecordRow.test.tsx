import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, useRecordContext, useRefresh } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceList } from '../ResourceList.tsx';
// Comes with the first tick, which is not what is waited for here.
import '#src/screens/bulk/BulkBar.tsx';

const meta = eventsMeta({
  delete: { field: 'deleteEvent', operation: eventsDocument, idVariable: 'id' },
});
const rows = Array.from({ length: 30 }, (_, index) => ({ id: String(index), name: `Course ${index}` }));

let kept = rows;

/** The rows whose cells were drawn. */
let drawn: string[] = [];
let toolbars = 0;
const Watched = () => {
  drawn.push(String(useRecordContext()?.id));
  return null;
};
const Toolbar = () => {
  toolbars += 1;
  const refresh = useRefresh();
  return <button onClick={() => refresh()}>Again</button>;
};

beforeEach(() => {
  drawn = [];
  toolbars = 0;
  kept = rows;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const renderRows = () =>
  renderAdmin(
    <ResourceList defaultColumns={['name', 'watched']} quick={{ keys: [], content: <Toolbar /> }}>
      <DataTable.Col source="name" field={StringField} disableSort />
      <DataTable.Col source="watched" field={Watched} disableSort />
      <DataTable.Col source="hidden" field={Watched} disableSort />
    </ResourceList>,
    {
      path: '/events?perPage=100',
      metas: { events: async () => meta },
      definitions: { events: { name: 'events', hasShow: true } },
      dataProvider: { getList: (async () => ({ data: kept, total: kept.length })) as never },
    },
  );

it('cuts the texts of a table that would reach beyond its frame', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Object.defineProperty(window.document, 'fonts', { configurable: true, value: new EventTarget() });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2000);
  const { container } = await renderRows();
  await screen.findByRole('table');
  expect(container.querySelector('[style*="--cell-width"]')).not.toBeNull();
});

it('selecting one of many rows draws no cell again, and nothing around the table', async () => {
  await renderRows();
  const box = await screen.findByRole('checkbox', { name: 'Select Course 7' });
  expect(drawn).toHaveLength(rows.length);
  await userEvent.click(box);
  expect(await screen.findByText('1 selected')).toBeDefined();
  drawn = [];
  toolbars = 0;
  window.sessionStorage.removeItem('walk.events');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Course 8' }));
  expect(await screen.findByText('2 selected')).toBeDefined();
  expect(drawn).toEqual([]);
  expect(toolbars).toBe(0);
  // Nothing was opened either: whoever opens a record takes along those beside it.
  expect(window.sessionStorage.getItem('walk.events')).toBeNull();
});

it('two that are ticked before the list has heard of the first are both selected', async () => {
  await renderRows();
  const boxes = await screen.findAllByRole('checkbox', { name: /Select Course [12]$/ });
  for (const box of boxes) box.click();
  expect(await screen.findByText('2 selected')).toBeDefined();
});

// The last that is laid out with those above it, and the first of the next.
it.each(['Course 9', 'Course 10'])('%s keeps the focus when a row above it is gone', async (name) => {
  await renderRows();
  const link = await screen.findByRole('link', { name });
  link.focus();
  kept = rows.slice(1);
  screen.getByRole('button', { name: 'Again' }).click();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Course 0' })).toBeNull());
  expect(link.ownerDocument.activeElement).toBe(link);
});
