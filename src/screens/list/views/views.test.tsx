import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError, parse } from 'graphql';
import { DataTable, Notification } from 'react-admin';
import { Link } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceList } from '../ResourceList.tsx';
import { lookSearch } from './look/lookAddress.ts';
import type { PresetView } from './presets/PresetView.ts';
import type { Look } from './SavedView.ts';

afterEach(cleanup);

const operation = parse('query ($where: Where) { events(where: $where) { id } }');
const meta = eventsMeta({
  list: {
    operation,
    pickOperation: operation,
    sortColumns: { name: 'NAME' },
    searchFilter: 'text_search',
    filters: {
      text_search: { path: ['where', 'text_search'], list: false, scalar: 'string', operator: 'search' },
    },
  },
});
const sort = { field: 'name', order: 'ASC' } as const;
const lookOf = (filter: object, more: object = {}) =>
  JSON.stringify({ filter, sort, perPage: 25, hiddenColumns: [], ...more });

const springLook: Look = { filter: { text_search: 'spring' }, sort, perPage: 25 };
const shared = {
  id: '12',
  label: 'Spring',
  audience: 'ROLE',
  role: 'planner',
  look: lookOf({ text_search: 'spring' }),
  isPinned: false,
  watch: 'NONE',
  watchProblem: null,
  isDefault: false,
  defaultRoles: [],
  dateModified: '2026-11-21T12:00:00Z',
  owner: { id: '9', fullName: 'Dora Holm' },
  can: ['update', 'delete', 'share'].map((action) => ({ action, allowed: true, why: null })),
};
type View = typeof shared;

/** A list whose contract keeps these views to begin with, or none at all; the preferences may hold some. */
async function renderList(
  path: string,
  views: readonly View[] | undefined,
  stored: readonly object[] = [],
  answered?: Promise<void>,
  presets: readonly PresetView[] = [],
) {
  const getList = vi.fn(async () => ({ data: [{ id: '1', name: 'Day course' }], total: 1 }));
  let kept = [...(views ?? [])];
  const answer = ({ name, variables }: SentOperation) => {
    const input = variables.input as {
      readonly id?: string;
      readonly look?: string;
      readonly label?: string;
    };
    const saved = { data: { savedViews: kept } };
    if (name === 'SavedViews') return answered === undefined ? saved : answered.then(() => saved);
    if (name === 'SavedViewCounts') return { data: { savedViewCounts: [{ id: '12', count: 1240 }] } };
    if (name === 'UpdateSavedView') {
      kept = kept.map((view) => (view.id === input.id ? { ...view, ...input } : view));
      return { data: { updateSavedView: { id: input.id } } };
    }
    if (name === 'CreateSavedView') {
      if (kept.some(({ label }) => label === input.label)) return { errors: [taken] };
      kept = [...kept, { ...shared, ...input, id: `new ${kept.length}` }];
      return { data: { createSavedView: { id: `new ${kept.length - 1}` } } };
    }
    if (name === 'PinView') return { data: { pinView: { id: variables.id } } };
    throw new Error(`Nobody asked for ${name}.`);
  };
  const { client, sent } = answeringClient(answer);
  await renderAdmin(
    <>
      <ResourceList sort={sort} defaultColumns={['name']} presets={presets}>
        <DataTable.Col source="name" field={StringField} />
      </ResourceList>
      <Link to={`/events?filter=${encodeURIComponent('{"text_search":"late"}')}`}>Late ones</Link>
      <Notification />
    </>,
    {
      path,
      client,
      metas: { events: async () => meta, ...(views && { savedViews: async () => meta }) },
      dataProvider: { getList: getList as never },
      stored: { 'events.savedQueries': stored },
    },
  );
  const inputsOf = (name: string) =>
    sent.filter((each) => each.name === name).map(({ variables }) => variables.input);
  const askedLast = (filter: object) =>
    waitFor(() => expect(getList).toHaveBeenLastCalledWith('events', expect.objectContaining({ filter })));
  return { getList, askedLast, inputsOf, sent };
}
const taken = new GraphQLError('Some fields need your attention.', {
  extensions: { code: 'VALIDATION', validation: { 'input.label': ['You have one by this name already.'] } },
});
const tab = (name: string) => screen.findByRole('tab', { name });
const isOpen = async (name: string) => expect((await tab(name)).getAttribute('aria-selected')).toBe('true');
const search = () => screen.getByRole('searchbox');

it('a link opens its view at once, and says whose it is', async () => {
  const { getList, askedLast } = await renderList('/events?view=12', [shared]);
  await isOpen('Spring 1,240');
  // Where it is cut.
  expect((await screen.findByTitle('Spring')).textContent).toBe('Spring 1,240');
  await askedLast({ text_search: 'spring' });
  expect(getList).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Shared by Dora Holm · for Planner')).toBeDefined();
});

it('a list that was altered is taken back, or kept with the version last read', async () => {
  const { askedLast, inputsOf } = await renderList('/events?view=12', [shared]);
  await isOpen('Spring 1,240');
  expect(screen.queryByText('Changed')).toBeNull();
  await userEvent.type(search(), ' two');
  await screen.findByText('Changed');
  await isOpen('Spring 1,240');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await askedLast({ text_search: 'spring' });
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
  await userEvent.type(search(), ' three');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
  expect(inputsOf('UpdateSavedView')).toEqual([
    {
      id: '12',
      look: expect.any(String) as string,
      arguments: '{"where":{"text_search":"spring three"}}',
      date_modified: shared.dateModified,
    },
  ]);
  expect(JSON.parse(String((inputsOf('UpdateSavedView')[0] as { look: string }).look))).toEqual({
    filter: { text_search: 'spring three' },
    sort,
    perPage: 25,
    columns: [{ source: 'name' }],
    density: 'comfortable',
  });
});

const table = {
  columns: [{ source: 'name' }],
  density: 'compact',
  groupBy: { source: 'name' },
  totals: 'sum',
} as const;

it.each([
  ['by its name alone', '/events?view=12'],
  ['as its address stands while it is open', `/events${lookSearch(springLook, '12')}`],
])('who opens a view %s has its groups and totals', async (_how, path) => {
  const look = lookOf({ text_search: 'spring' }, table);
  const { askedLast, inputsOf } = await renderList(path, [{ ...shared, look }]);
  await isOpen('Spring 1,240');
  expect(screen.queryByText('Changed')).toBeNull();
  await userEvent.type(search(), ' two');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inputsOf('UpdateSavedView')).toHaveLength(1));
  expect(JSON.parse((inputsOf('UpdateSavedView')[0] as { look: string }).look)).toMatchObject(table);
  // The list as it is by itself has none.
  await userEvent.click(await tab('All'));
  await askedLast({});
  await isOpen('All');
});

it('a link that says a filter and names no view is a change of none, and has nothing of its table', async () => {
  const look = lookOf({ text_search: 'spring' }, table);
  const { askedLast } = await renderList('/events?view=12', [{ ...shared, look }]);
  await isOpen('Spring 1,240');
  await userEvent.click(screen.getByRole('link', { name: 'Late ones' }));
  await askedLast({ text_search: 'late' });
  await screen.findByText('Day course');
  expect((await tab('Spring 1,240')).getAttribute('aria-selected')).toBe('false');
  expect(screen.queryByText('Changed')).toBeNull();
});

it('what is changed in a view stays its change, also of one that the list was opened with or saved as', async () => {
  const first = { name: 'all', label: 'Everything', filter: {}, isFirst: true };
  await renderList('/events', [shared], [], undefined, [first]);
  await isOpen('Everything');
  await userEvent.type(search(), 'two');
  await screen.findByText('Changed');
  await isOpen('Everything');
  await userEvent.click(screen.getByRole('button', { name: 'Save as' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Name of the view'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await isOpen('Mine');
  await userEvent.type(search(), ' more');
  await screen.findByText('Changed');
  await isOpen('Mine');
});

it('a link that names no view says its groups and totals itself', async () => {
  const look = lookOf({ text_search: 'spring' }, table);
  await renderList(`/events${lookSearch(springLook, undefined, table)}`, [{ ...shared, look }]);
  await isOpen('Spring 1,240');
});

it("one that comes with the list becomes one's own when it is pinned, in one step and in words", async () => {
  const spring = { name: 'spring', label: 'Spring', filter: { text_search: 'spring' } };
  const { inputsOf, sent } = await renderList('/events?view=Spring', [], [], undefined, [spring]);
  await userEvent.click(await screen.findByRole('button', { name: 'What to do with view Spring' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to the side' }));
  expect(await screen.findByText('It is your view now: “Spring”.')).toBeDefined();
  expect(inputsOf('CreateSavedView')).toMatchObject([{ label: 'Spring', resource: 'events' }]);
  expect(sent.filter(({ name }) => name === 'PinView')).toMatchObject([
    { variables: { id: 'new 0', isPinned: true } },
  ]);
});

it('one that nobody may change is saved under another name', async () => {
  const can = shared.can.map((each) => ({ ...each, allowed: false }));
  const { inputsOf } = await renderList('/events?view=12', [{ ...shared, can }]);
  await isOpen('Spring 1,240');
  await userEvent.type(search(), '!');
  await screen.findByText('Changed');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save as' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Name of the view'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await isOpen('Mine');
  expect(inputsOf('CreateSavedView')).toEqual([
    expect.objectContaining({
      resource: 'events',
      type: 'Event',
      label: 'Mine',
      idempotency_key: expect.any(String) as string,
    }),
  ]);
});

it('a link to a view that is not shared says so, and shows what the address says', async () => {
  const address = `/events?view=77&filter=${encodeURIComponent('{"text_search":"x"}')}&sort=name&order=ASC&page=1&perPage=25`;
  const { askedLast } = await renderList(address, [shared]);
  await askedLast({ text_search: 'x' });
  expect(await screen.findByText(/is not shared with you/)).toBeDefined();
  cleanup();
  const plain = await renderList('/events?view=77', [shared]);
  await plain.askedLast({});
  expect(await screen.findByText(/no view at this link/)).toBeDefined();
});

it('what the list has no more is dropped from a view, and the rest holds (V2)', async () => {
  const look = lookOf({ text_search: 'spring', colour: 'red' }, { sort: { field: 'age', order: 'DESC' } });
  const { getList } = await renderList('/events?view=12', [{ ...shared, look }]);
  await isOpen('Spring 1,240');
  expect(getList).toHaveBeenCalledExactlyOnceWith(
    'events',
    expect.objectContaining({ filter: { text_search: 'spring' }, sort }),
  );
  expect(screen.queryByText('Changed')).toBeNull();
  expect(await screen.findByText(/has no “Colour”, “Age” for you/)).toBeDefined();
});

it('a list that nobody has looked at opens with the view that was chosen for it', async () => {
  const { askedLast } = await renderList('/events', [{ ...shared, isDefault: true }]);
  await isOpen('Spring 1,240');
  await askedLast({ text_search: 'spring' });
});

it('asks for its rows beside its views, and shows none before it knows which', async () => {
  let answer = () => {};
  const views = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { getList } = await renderList('/events', [shared], [], views);
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Day course')).toBeNull();
  answer();
  await screen.findByText('Day course');
  expect(getList).toHaveBeenCalledTimes(1);
});

const before = (label: string) => ({
  label,
  value: { filter: { text_search: label }, sort, perPage: 25, displayedFilters: [] },
});

it('views from before are taken over, each once', async () => {
  const { inputsOf } = await renderList('/events', [shared], [before('Spring'), before('Autumn')]);
  await tab('Autumn');
  expect(inputsOf('CreateSavedView')).toHaveLength(2);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Spring 1,240',
    'Autumn',
  ]);
});

it('where the contract keeps none, the preferences do: named, first, deleted and had back', async () => {
  const { askedLast } = await renderList('/events', undefined, [before('Spring')]);
  await userEvent.click(await tab('Spring'));
  await askedLast({ text_search: 'Spring' });
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /What to do with view/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await userEvent.click(screen.getByRole('button', { name: /What to do with view/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.queryByRole('menuitem', { name: 'Share…' })).toBeNull();
  expect(menu.queryByRole('menuitemradio', { name: 'Ring the bell' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await choose('Rename…');
  const name = await screen.findByLabelText('Name of the view');
  await userEvent.clear(name);
  await userEvent.type(name, 'Summer{Enter}');
  await isOpen('Summer');
  await choose('Delete');
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
  // With none there, the key makes one of the list as it is.
  await userEvent.keyboard('v');
  await screen.findByLabelText('Name of the view');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await tab('Summer');
});
