import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lookSearch } from './look/lookAddress.ts';
import type { Look } from './SavedView.ts';
import { isOpen, lookOf, renderList, search, shared, sort, tab } from '#tests/setup/viewedList.tsx';

const springLook: Look = { filter: { text_search: 'spring' }, sort, perPage: 25 };

it('a link opens its view at once, and says whose it is', async () => {
  const { getList, askedLast } = await renderList('/events?view=12', [shared]);
  await isOpen('Spring 1,240');
  // Where it is cut.
  expect((await screen.findByTitle('Spring')).textContent).toBe('Spring 1,240');
  await askedLast({ text_search: 'spring' });
  expect(getList).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Shared by Dora Holm · for Planner')).toBeDefined();
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
  await screen.findByText('Day course');
  await userEvent.click(screen.getByRole('link', { name: 'Late ones' }));
  await askedLast({ text_search: 'late' });
  await screen.findByText('Day course');
  await screen.findByRole('tab', { name: 'Spring 1,240', selected: false });
  expect(screen.queryByText('Changed')).toBeNull();
});

it('a link that names no view says its groups and totals itself', async () => {
  const look = lookOf({ text_search: 'spring' }, table);
  await renderList(`/events${lookSearch(springLook, undefined, table)}`, [{ ...shared, look }]);
  await isOpen('Spring 1,240');
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

it('a list that another browser has left in a view has nothing of its table', async () => {
  const look = lookOf({ text_search: 'spring' }, table);
  const { askedLast } = await renderList('/events', [{ ...shared, look }], [], undefined, [], {
    'events.look': { ...table, order: ['name'], widths: {}, isOfView: true },
  });
  await askedLast({});
  await isOpen('All');
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
