import { expect, it, vi } from 'vitest';
import { AccessStore } from './AccessStore.ts';
import { canAccess } from './canAccess.ts';

const permission = (action: string, allowed: boolean) => ({ action, allowed, why: allowed ? null : 'No.' });
const trainers = {
  type: 'Trainer',
  can: [permission('list', true), permission('update', true), permission('delete', false)],
  hiddenFields: [],
  inputs: [],
};

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function open() {
  let [user, asked]: [string | undefined, number] = ['7', 0];
  const storage = memory();
  const ask = async () => {
    asked += 1;
    return [trainers];
  };
  const store = new AccessStore({ ask, userId: () => user, storage });
  return { store, storage, ask, asked: () => asked, signIn: (id: string | undefined) => void (user = id) };
}

const types = { trainers: 'Trainer' };

it('answers react-admin from what the server told of the type', async () => {
  const can = canAccess(open().store, types);
  expect(await can({ resource: 'trainers', action: 'show' })).toBe(true);
  expect(await can({ resource: 'trainers', action: 'edit' })).toBe(true);
  expect(await can({ resource: 'trainers', action: 'delete' })).toBe(false);
  // The record in context may be of another resource.
  const record = { id: '1', can: [permission('update', false)] };
  expect(await can({ resource: 'trainers', action: 'edit', ...{ record } })).toBe(true);
});

it('forbids nothing that it knows nothing of', async () => {
  expect(await canAccess(open().store, {})({ resource: 'posts', action: 'edit' })).toBe(true);
  const silent = new AccessStore({
    ask: () => Promise.reject(new Error('Down')),
    userId: () => '7',
    storage: memory(),
  });
  expect(await canAccess(silent, types)({ resource: 'trainers', action: 'delete' })).toBe(true);
});

it('asks once, keeps the answer for whoever it was given to, and for nobody else', async () => {
  const { store, storage, ask, asked, signIn } = open();
  await Promise.all([store.ready(), store.ready()]);
  expect(asked()).toBe(1);
  expect(new AccessStore({ ask, userId: () => '7', storage }).get()).toEqual([trainers]);
  signIn('8');
  expect(store.get()).toBeUndefined();
  await store.ready();
  expect(asked()).toBe(2);
  signIn(undefined);
  await store.ready();
  expect(asked()).toBe(2);
});

it('tells those who listen only when something has changed', async () => {
  const { store } = open();
  let told = 0;
  const stop = store.subscribe(() => void (told += 1));
  await store.refresh();
  await store.refresh();
  expect(told).toBe(1);
  const before = store.get();
  expect(store.get()).toBe(before);
  stop();
});

it('has who is signed in read again where they may do something else, and again where that fails', async () => {
  let allowed = true;
  const onChange = vi.fn(async () => undefined);
  const ask = async () => [{ ...trainers, can: [permission('list', allowed)] }];
  const store = new AccessStore({ ask, userId: () => '7', onChange, storage: memory() });
  await store.refresh();
  await store.refresh();
  expect(onChange).not.toHaveBeenCalled();
  allowed = false;
  onChange.mockRejectedValueOnce(new Error('Down'));
  await expect(store.refresh()).rejects.toThrow('Down');
  await store.refresh();
  expect(onChange).toHaveBeenCalledTimes(2);
  await expect(store.may('Trainer', 'list')).resolves.toBe(false);
});

it('reads what it keeps only once, until it is told of another', async () => {
  const { store, storage, signIn } = open();
  await store.ready();
  const read = vi.spyOn(storage, 'getItem');
  for (let row = 0; row < 50; row += 1) store.get();
  expect(read).not.toHaveBeenCalled();
  const told = vi.fn();
  store.subscribe(told);
  storage.setItem('convene-access', JSON.stringify({ id: '8', access: [] }));
  store.hear('another-thing');
  expect(told).not.toHaveBeenCalled();
  signIn('8');
  store.hear('convene-access');
  expect(told).toHaveBeenCalledOnce();
  expect(store.get()).toEqual([]);
});
