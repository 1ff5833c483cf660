// @vitest-environment jsdom
import { localStorageStore } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createPreferencesStore } from './createPreferencesStore.ts';

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is kept with the user, whichever browser it came from. */
let server: Readonly<Record<string, unknown>> = {};
beforeEach(() => {
  server = {};
});
const keep = async (preferences: string) => {
  server = JSON.parse(preferences) as typeof server;
};

function storeOf(push = vi.fn(keep)) {
  const local = localStorageStore();
  return { local, push, store: createPreferencesStore({ local, read: async () => server, push }) };
}
const pushed = (push: { mock: { calls: readonly (readonly [string])[] } }) =>
  push.mock.calls.map(([text]) => JSON.parse(text) as unknown);

it('writes at once, and sends everything once it has been quiet', async () => {
  const { local, push, store } = storeOf();
  store.setItem('sidebar.open', false);
  expect(local.getItem('sidebar.open')).toBe(false);
  await vi.advanceTimersByTimeAsync(900);
  store.setItem('events.savedQueries', [{ label: 'Mine' }]);
  await vi.advanceTimersByTimeAsync(900);
  expect(push).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(pushed(push)).toEqual([{ 'sidebar.open': false, 'events.savedQueries': [{ label: 'Mine' }] }]);
});

it('keeps what is ticked, open or paged to in this browser', async () => {
  const { push, store } = storeOf();
  store.setItem('events.selectedIds', ['1']);
  store.setItem('events.listParams', { page: 4 });
  await vi.runAllTimersAsync();
  expect(push).not.toHaveBeenCalled();
});

it('takes over what the server kept without sending it back', async () => {
  const { local, push, store } = storeOf();
  store.hydrate({ 'sidebar.open': true });
  expect(local.getItem('sidebar.open')).toBe(true);
  store.setItem('sidebar.open', true);
  await vi.runAllTimersAsync();
  expect(push).not.toHaveBeenCalled();
});

it('sends what waits before signing out, and nothing of the emptying', async () => {
  const { push, store } = storeOf();
  store.setItem('sidebar.open', true);
  await store.flush();
  store.reset();
  await vi.runAllTimersAsync();
  expect(pushed(push)).toEqual([{ 'sidebar.open': true }]);
  expect(store.getItem('sidebar.open')).toBeUndefined();
});

it('sends everything again with the next change after a failure', async () => {
  const { push, store } = storeOf(vi.fn(keep).mockRejectedValueOnce(new Error('offline')));
  store.setItem('a', 1);
  await vi.runAllTimersAsync();
  store.setItem('b', 2);
  await vi.runAllTimersAsync();
  expect(pushed(push)).toEqual([{ a: 1 }, { a: 1, b: 2 }]);
});

it('sends only what has changed here, over what another browser has kept meanwhile', async () => {
  const { store } = storeOf();
  const views = (...labels: readonly string[]) => labels.map((label) => ({ label }));
  server = { 'events.savedQueries': views('Mine'), 'sidebar.open': true, locale: 'de' };
  store.hydrate(server);
  server = { ...server, 'bookings.savedQueries': views('Theirs'), locale: 'fr' };
  store.setItem('events.savedQueries', views('Mine', 'New'));
  store.removeItem('sidebar.open');
  await vi.runAllTimersAsync();
  const merged = {
    'events.savedQueries': views('Mine', 'New'),
    'bookings.savedQueries': views('Theirs'),
    locale: 'fr',
  };
  expect(server).toEqual(merged);
  server = { ...merged, 'events.savedQueries': [] };
  store.setItem('theme', 'dark');
  await vi.runAllTimersAsync();
  expect(server).toEqual({ ...merged, 'events.savedQueries': [], theme: 'dark' });
});

it('takes out at the server what was removed by its beginning', async () => {
  const { store } = storeOf();
  server = { 'preferences.events.columns': ['name'], 'preferences.events.rows': 25, theme: 'dark' };
  store.hydrate(server);
  store.removeItems('preferences.events');
  await vi.runAllTimersAsync();
  expect(server).toEqual({ theme: 'dark' });
});

it('takes out at the server what is removed after a reload, and sends nothing that is there already', async () => {
  const before = storeOf();
  before.store.setItem('events.columns', ['name']);
  before.store.setItem('sidebar.open', true);
  await vi.runAllTimersAsync();
  const { push, store } = storeOf();
  store.setItem('sidebar.open', true);
  await vi.runAllTimersAsync();
  expect(push).not.toHaveBeenCalled();
  store.removeItem('events.columns');
  await vi.runAllTimersAsync();
  expect(pushed(push)).toEqual([{ 'sidebar.open': true }]);
});

it('sends what was chosen before signing in with the next change', async () => {
  const { store } = storeOf();
  store.setItem('theme', 'dark');
  store.hydrate({ locale: 'de' });
  server = { locale: 'de' };
  await vi.runAllTimersAsync();
  expect(server).toEqual({ locale: 'de', theme: 'dark' });
});

it('waits with what changes while it is sent', async () => {
  const finish: (() => void)[] = [];
  const push = vi.fn(async (preferences: string) => {
    await new Promise<void>((resolve) => finish.push(resolve));
    await keep(preferences);
  });
  const { store } = storeOf(push);
  store.setItem('a', 1);
  await vi.runAllTimersAsync();
  store.setItem('a', 2);
  await vi.runAllTimersAsync();
  expect(push).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.runAllTimersAsync();
  finish[1]?.();
  await store.flush();
  expect(pushed(push)).toEqual([{ a: 1 }, { a: 2 }]);
  expect(server).toEqual({ a: 2 });
});
