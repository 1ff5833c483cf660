// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCode } from '#src/ui/loadCode.ts';
import { lazyPage } from '#src/screens/lazyPage.ts';
import { guardChunkFailures, reloadOnce, type ReloadDeps } from './reloadGuard.ts';

let time = 0;
let path = '/events';
const reload = vi.fn();
const kept = new Map<string, string>();
const deps: ReloadDeps = {
  storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
  now: () => time,
  path: () => path,
  reload,
};

beforeEach(() => {
  time = 1_000;
  path = '/events';
  kept.clear();
  reload.mockClear();
});

describe('reloadOnce', () => {
  it('reloads once per path within ten seconds', () => {
    expect(reloadOnce(deps)).toBe(true);
    time += 9_999;
    expect(reloadOnce(deps)).toBe(false);
    time += 1;
    expect(reloadOnce(deps)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('counts every path by itself', () => {
    reloadOnce(deps);
    path = '/trainers';
    expect(reloadOnce(deps)).toBe(true);
  });
});

describe('guardChunkFailures', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  const serverIs = (there: boolean) =>
    vi.stubGlobal('fetch', async () => {
      if (!there) throw new TypeError('Failed to fetch');
      return new Response('{}');
    });
  /** Whoever waits for it gives up at once. */
  const serverIsMute = () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const mute = vi.fn(
      (_path: string, { signal }: RequestInit) =>
        new Promise<Response>((_answer, fail) => signal?.aborted && fail(new Error('given up'))),
    );
    vi.stubGlobal('fetch', mute);
    return mute;
  };

  it('reloads once where the server is there', async () => {
    serverIs(true);
    stop = guardChunkFailures(deps);
    fail();
    fail();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['is not reached', () => serverIs(false)],
    ['does not answer', serverIsMute],
  ])('keeps the page where the server %s: the code comes as soon as it does', async (_how, makeIt) => {
    makeIt();
    stop = guardChunkFailures(deps);
    const load = vi.fn(async () => 'code');
    load.mockImplementationOnce(async () => {
      fail();
      throw new Error('Failed to fetch dynamically imported module');
    });
    const loading = loadCode(load);
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(2);
    });
    expect(await loading).toBe('code');
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks the server once for all that has failed at the same time', async () => {
    const mute = serverIsMute();
    stop = guardChunkFailures(deps);
    fail();
    fail();
    await Promise.resolve();
    expect(mute).toHaveBeenCalledOnce();
  });

  it('code that is gone from a server that is there is an error', async () => {
    serverIs(true);
    const load = () => Promise.reject(new Error('gone'));
    await expect(loadCode(load)).rejects.toThrow('gone');
  });

  it('does nothing about a page that was only loaded ahead', async () => {
    stop = guardChunkFailures(deps);
    serverIs(true);
    const page = lazyPage(async (): Promise<{ Page: () => null }> => {
      fail();
      throw new Error('gone');
    }, 'Page');
    await page.preload().catch(() => undefined);
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
  });
});
