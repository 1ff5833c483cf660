// @vitest-environment jsdom
import { localStorageStore, type Store } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { tabStore } from './tabStore.ts';

/** Stores of tabs that are open side by side. */
function tabs(): readonly [Store, Store] {
  const [one, other] = [localStorageStore(), localStorageStore()].map((local) => {
    local.setup();
    return tabStore(local);
  });
  if (one === undefined || other === undefined) throw new Error('There are two.');
  return [one, other];
}

/** A browser tells other tabs what one has written. */
function tell(key: string): void {
  const newValue = localStorage.getItem(`RaStore.${key}`);
  window.dispatchEvent(new StorageEvent('storage', { key: `RaStore.${key}`, newValue }));
}

beforeEach(() => localStorage.clear());

it('ticks, filters and views of a list stay those of their tab', () => {
  const [one, other] = tabs();
  for (const part of ['selectedIds', 'expanded', 'listParams', 'openView']) {
    const key = `events.${part}`;
    expect(other.getItem(key, 'none')).toBe('none');
    const heard = [vi.fn(), vi.fn()];
    one.subscribe(key, heard[0] ?? vi.fn());
    other.subscribe(key, heard[1] ?? vi.fn());
    one.setItem(key, 'mine');
    expect(heard.map(({ mock }) => mock.calls)).toEqual([[['mine']], []]);
    tell(key);
    expect(heard.map(({ mock }) => mock.calls)).toEqual([[['mine']], []]);
    expect([one.getItem(key), other.getItem(key, 'none')]).toEqual(['mine', 'none']);
  }
});

it('a new tab begins where the last one was; how lists look is known to all', () => {
  const [one, other] = tabs();
  one.setItem('events.listParams', { page: 4 });
  const [next] = tabs();
  expect(next.getItem('events.listParams')).toEqual({ page: 4 });
  const heard = vi.fn();
  other.subscribe('events.columns', heard);
  one.setItem('events.columns', ['name']);
  tell('events.columns');
  expect(heard).toHaveBeenCalledWith(['name']);
  expect(other.getItem('events.columns')).toEqual(['name']);
});

it('nothing of it is there for the next person, wherever the last one signed out', () => {
  const [one, other] = tabs();
  other.setItem('events.listParams', { filter: { q: 'Ackermeier' } });
  one.reset();
  tell('version');
  expect(other.getItem('events.listParams')).toBeUndefined();
});
