import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { accessOf, permissions, typeAccess } from '#tests/setup/accessOf.ts';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { BooleanInput } from '#src/fields/boolean/BooleanInput.tsx';
import { DateField } from '#src/fields/date/DateField.tsx';
import { DateInput } from '#src/fields/date/DateInput.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceList } from './ResourceList.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const meta = eventsMeta({
  list: {
    sortColumns: { name: 'NAME' },
    searchFilter: 'text_search',
    filters: {
      text_search: { path: ['where', 'text_search'], list: false, scalar: 'string', operator: 'search' },
      date_start_gte: { path: ['where', 'date_start_gte'], list: false, scalar: 'date', operator: 'gte' },
      country_id: { path: ['where', 'country_id'], list: false, scalar: 'id', operator: 'eq' },
      is_published: { path: ['where', 'is_published'], list: false, scalar: 'boolean', operator: 'eq' },
    },
  },
  create: { field: 'createEvent', operation: eventsDocument, inputs: [] },
});
const messages = {
  'resources.events.name': 'Event |||| Events',
  'resources.events.filters.date_start_gte': 'Starts after',
  'resources.events.filters.country_id': 'Country',
  'resources.events.filters.is_published': 'Published',
};
const event = { id: '7', name: 'Day course', dateStart: '2027-03-12', traineeCount: 11 };

async function renderList(
  path: string,
  rows: readonly object[] = [event],
  withCreate = true,
  more: Partial<ResourceMeta> = {},
  access = accessOf(),
) {
  const getList = vi.fn(async () => ({ data: [...rows], total: rows.length }));
  const getMany = vi.fn(async () => ({ data: [{ id: '4', name: 'Germany' }] }));
  const { create: _create, ...readOnly } = meta;
  const view = await renderAdmin(
    <ResourceList
      filters={{
        date_start_gte: <DateInput.Filter source="date_start_gte" />,
        country_id: <RelationInput.Filter source="country_id" reference="countries" />,
        is_published: <BooleanInput.Filter source="is_published" />,
      }}
      defaultColumns={['name', 'traineeCount']}
    >
      <DataTable.Col source="name" field={StringField} />
      <DataTable.Col source="dateStart" field={DateField} disableSort />
      <DataTable.Col source="traineeCount" field={NumberField} disableSort />
    </ResourceList>,
    {
      path,
      messages,
      metas: { events: async () => ({ ...(withCreate ? meta : readOnly), ...more }) },
      definitions: { events: { name: 'events', hasShow: true } },
      dataProvider: { getList: getList as never, getMany: getMany as never },
      access,
    },
  );
  return { ...view, getList };
}

const filtered = (filter: object) => `/events?filter=${encodeURIComponent(JSON.stringify(filter))}`;

it('the name leads to the record at its own path, and only the usual columns are asked for', async () => {
  const { getList } = await renderList('/events');
  expect((await screen.findByRole('link', { name: 'Day course' })).getAttribute('href')).toBe('/events/7');
  expect(screen.queryByRole('columnheader', { name: 'Date start' })).toBeNull();
  expect(getList).toHaveBeenCalledWith(
    'events',
    expect.objectContaining({ meta: { columns: ['name', 'traineeCount'] } }),
  );
});

it('the other columns wait behind the button', async () => {
  await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Date start' }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('12 Mar 2027')).toBeDefined();
});

it('an active filter reads as a sentence and can be taken off', async () => {
  const { getList } = await renderList(
    filtered({ date_start_gte: '2027-03-01', country_id: '4', is_published: true }),
  );
  const chips = () =>
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  await waitFor(() =>
    expect(chips()).toEqual(['Starts after 1 Mar 2027', 'Country is Germany', 'Published: yes', 'Clear all']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Starts after' }));
  await waitFor(() => expect(chips()).toHaveLength(3));
  // The list is asked for in an effect, which may come after the chips.
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { country_id: '4', is_published: true } }),
    ),
  );
});

it('a filter that the list has no more is taken off, and the others stay', async () => {
  const { getList } = await renderList(filtered({ countries: ['4'], country_id: '4' }));
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { country_id: '4' } }),
    ),
  );
  expect(screen.queryByText(/^Countries/)).toBeNull();
});

it('F sets a filter by property and value, each by Enter', async () => {
  const { getList } = await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.keyboard('f');
  await screen.findByRole('combobox', { name: 'Filter by' });
  await userEvent.keyboard('pub{Enter}');
  await screen.findByRole('combobox', { name: 'Published' });
  await userEvent.keyboard('no{Enter}');
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { is_published: false } }),
    ),
  );
  expect(await screen.findByRole('button', { name: 'Published: no' })).toBeDefined();
});

it('a list whose contract tests no columns says in Advanced that it has no groups', async () => {
  await renderList('/events');
  await screen.findByRole('link', { name: 'Day course' });
  await userEvent.keyboard('f');
  await userEvent.click(await screen.findByRole('button', { name: 'Advanced' }));
  expect(await screen.findByText(/this list is offered no “or”/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add group' })).toBeNull();
});

it('a chip is edited by pressing it, and removed by Backspace', async () => {
  const { getList } = await renderList(filtered({ date_start_gte: '2027-03-01', is_published: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Starts after 1 Mar 2027' }));
  fireEvent.change(await screen.findByLabelText('Value'), { target: { value: '2027-04-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const chip = await screen.findByRole('button', { name: 'Starts after 1 Apr 2027' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => chip.focus());
  await userEvent.keyboard('{Backspace}');
  await waitFor(() =>
    expect(getList).toHaveBeenLastCalledWith(
      'events',
      expect.objectContaining({ filter: { is_published: true } }),
    ),
  );
  expect(window.document.activeElement?.textContent).toBe('Published: yes');
  // With the last chip goes the row of them.
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByText('Published: yes')).toBeNull());
  expect(window.document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

it('closing a filter without a value leaves the list alone', async () => {
  const rows = Array.from({ length: 11 }, (_, index) => ({ ...event, id: `${index}` }));
  const { getList } = await renderList('/events?page=2&perPage=10', rows);
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Starts after' }));
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  const asked = getList.mock.calls.length;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getList).toHaveBeenCalledTimes(asked);
});

it('says the difference between nothing there and nothing that fits', async () => {
  await renderList('/events', []);
  expect(await screen.findByText('No events yet')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'New event' }).length).toBeGreaterThan(0);
  cleanup();
  await renderList(filtered({ country_id: '4' }), []);
  expect(await screen.findByText('Nothing matches')).toBeDefined();
});

it('offers no New where the contract has no creation', async () => {
  await renderList('/events', [], false);
  await screen.findByText('No events yet');
  expect(screen.queryByRole('link', { name: 'New event' })).toBeNull();
});

const removable = { delete: { field: 'deleteEvent', operation: eventsDocument, idVariable: 'id' } };

it('offers what can be done with ticked rows: a file to everybody, to delete them to those who may', async () => {
  const tick = async (mayDelete: boolean) => {
    const access = accessOf(typeAccess('Event', { update: true, delete: mayDelete }));
    await renderList('/events', [event], true, removable, access);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Day course/ }));
    const bar = within(await screen.findByRole('toolbar', { name: '1 selected' }));
    return bar.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
  };
  expect(await tick(true)).toEqual(['Clear selection', 'Export', 'Delete']);
  cleanup();
  expect(await tick(false)).toEqual(['Clear selection', 'Export']);
});

it('rows that may not be deleted can be selected all the same, and ask nobody about the rest', async () => {
  const asked = async (rows: readonly object[]) => {
    const access = accessOf(typeAccess('Event', { delete: true }));
    const subscribe = vi.spyOn(access, 'subscribe');
    await renderList('/events', rows, true, { ...removable, can: 'can' }, access);
    await screen.findByRole('checkbox', { name: /Day course/ });
    return subscribe.mock.calls.length;
  };
  const forOne = await asked([event]);
  cleanup();
  const closed = {
    ...event,
    id: '8',
    name: 'Night course',
    can: permissions({ update: true, delete: false }),
  };
  expect(await asked([event, closed])).toBe(forOne);
  expect(screen.getByRole('checkbox', { name: /Night course/ })).toHaveProperty('disabled', false);
});

const onNarrowPage = async (see: () => Promise<void>) => {
  const narrow = (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', narrow);
  await see().finally(() => vi.unstubAllGlobals());
};

it('rows are cards on a narrow page, and can be ticked', () =>
  onNarrowPage(async () => {
    await renderList('/events');
    expect(await screen.findByText('Day course')).toBeDefined();
    expect(screen.queryAllByRole('columnheader')).toHaveLength(0);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  }));

it('a card of what was deleted says its name once, and leads nowhere', () =>
  onNarrowPage(async () => {
    const filter = { trashed: 'ONLY' };
    const restore = { field: 'restoreEvent', operation: eventsDocument, idVariable: 'id', filter };
    await renderList(filtered(filter), [event], true, {
      restore,
      list: {
        ...meta.list,
        filters: { trashed: { path: ['trashed'], list: false, scalar: 'enum', operator: 'eq' } },
      } as ResourceMeta['list'] & object,
    });
    expect(await screen.findAllByText('Day course')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Day course' })).toBeNull();
  }));

it('J and K walk the rows, N makes a new one, / searches', async () => {
  const { pathname } = await renderList('/events', [event, { ...event, id: '8', name: 'Night course' }]);
  const [first, second] = [
    await screen.findByRole('link', { name: 'Day course' }),
    screen.getByRole('link', { name: 'Night course' }),
  ];
  await userEvent.keyboard('jj');
  expect(window.document.activeElement).toBe(second);
  await userEvent.keyboard('k');
  expect(window.document.activeElement).toBe(first);
  await userEvent.keyboard('/n');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'n');
  await userEvent.keyboard('{Escape}n');
  await waitFor(() => expect(pathname()).toBe('/events/create'));
});

it('the search box keeps what is typed while the list follows it, and shows what is set elsewhere', async () => {
  const { getList } = await renderList(filtered({ is_published: true }));
  const isAskedFor = async (words: string) =>
    waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        'events',
        expect.objectContaining({ filter: { is_published: true, text_search: words } }),
      ),
    );
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  const shown: string[] = [];
  await userEvent.type(box, 'john ');
  const watching = setInterval(() => shown.push(box.value));
  await isAskedFor('john');
  clearInterval(watching);
  expect(new Set(shown)).toEqual(new Set(['john ']));
  await userEvent.type(box, 'smith');
  expect(box).toHaveProperty('value', 'john smith');
  await isAskedFor('john smith');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
});
