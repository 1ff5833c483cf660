import { describe, expect, it, vi } from 'vitest';
import { lazyPage, isOnlyAhead } from '#src/screens/lazyPage.ts';
import { isSlow } from './isSlow.ts';
import { loadQueue } from './loadQueue.ts';
import { pageOf } from './pageOf.ts';

describe('the page of a path', () => {
  const loads: string[] = [];
  const page = (name: string) =>
    lazyPage(async () => {
      loads.push(name);
      return { Page: () => null };
    }, 'Page');
  const routes = {
    pages: [
      { path: '/', page: page('home') },
      { path: '/events/wizard/:id', page: page('wizard') },
    ],
    resources: {
      events: {
        list: page('list'),
        show: page('show'),
        edit: page('edit'),
        create: page('create'),
        meta: async () => loads.push('meta'),
      },
      users: { list: () => null, meta: async () => undefined },
    },
  };

  it.each([
    ['/', ['home']],
    ['/events', ['list', 'meta']],
    ['/events/12', ['show', 'meta']],
    ['/events/12/edit', ['edit', 'meta']],
    ['/events/create', ['create', 'meta']],
    ['/events/wizard/12', ['wizard']],
  ])('%s is loaded ahead as %j', async (path, expected) => {
    const fresh = { ...routes };
    loads.length = 0;
    const load = pageOf(path, fresh);
    expect(load).toBeDefined();
    await load?.();
    expect(loads).toEqual(expected);
  });

  it.each(['/nowhere', '/events/12/show', '/events/12/edit/more', '/users', '/constructor'])(
    '%s has nothing to load',
    (path) => {
      expect(pageOf(path, routes)).toBeUndefined();
    },
  );
});

describe('loading ahead', () => {
  const task = () => {
    let done: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => (done = resolve));
    return { load: vi.fn(() => promise), done: () => done() };
  };

  const quiet = async () => undefined;

  it('is up to five at once (spec §9), and each but once', async () => {
    const queue = loadQueue(quiet);
    const tasks = Array.from({ length: 7 }, task);
    tasks.forEach(({ load }, index) => queue(`page ${index}`, load));
    tasks.forEach(({ load }, index) => queue(`page ${index}`, load));
    const started = () => tasks.filter(({ load }) => load.mock.calls.length > 0).length;
    await vi.waitFor(() => expect(started()).toBe(5));
    tasks[2]?.done();
    await vi.waitFor(() => expect(started()).toBe(6));
    tasks[0]?.done();
    await vi.waitFor(() => expect(started()).toBe(7));
    expect(tasks.every(({ load }) => load.mock.calls.length === 1)).toBe(true);
  });

  it('waits while somebody waits for something else', async () => {
    let free: () => void = () => undefined;
    const queue = loadQueue(() => new Promise((resolve) => (free = resolve)));
    const { load } = task();
    queue('a', load);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    free();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('goes on after a failure', async () => {
    const queue = loadQueue(quiet, 1);
    const second = vi.fn(async () => undefined);
    queue('a', () => Promise.reject(new Error('gone')));
    queue('b', second);
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  });

  it('loads once for all, and again after a failure that nobody waited for', async () => {
    const load = vi.fn(async () => ({ Page: () => null }));
    load.mockRejectedValueOnce(new Error('gone'));
    const page = lazyPage(load, 'Page');
    const first = page.preload();
    expect(isOnlyAhead()).toBe(true);
    await expect(first).rejects.toThrow('gone');
    expect(isOnlyAhead()).toBe(false);
    await page.preload();
    await page.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it.each([
  [{}, false],
  [{ connection: { effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('%j is a slow connection: %s (spec §9)', (source, slow) => {
  expect(isSlow(source)).toBe(slow);
});
