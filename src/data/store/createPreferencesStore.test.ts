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

function storeOf(push = vi.fn(async (_preferences: string) => undefined)) {
  const local = localStorageStore();
  return { local, push, store: createPreferencesStore({ local, push }) };
}
const pushed = (push: { mock: { calls: readonly (readonly [string])[] } }) => push.mock.calls.map(([text]) => JSON.parse(text) as unknown);

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
  const { push, store } = storeOf(vi.fn(async (_preferences: string) => undefined).mockRejectedValueOnce(new Error('offline')));
  store.setItem('a', 1);
  await vi.runAllTimersAsync();
  store.setItem('b', 2);
  await vi.runAllTimersAsync();
  expect(pushed(push)).toEqual([{ a: 1 }, { a: 1, b: 2 }]);
});
