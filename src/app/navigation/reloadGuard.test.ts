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
  afterEach(() => stop());
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event;
  };

  it('swallows the failure when it reloads and lets the second one through', () => {
    stop = guardChunkFailures(deps);
    expect(fail().defaultPrevented).toBe(true);
    expect(fail().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the page where the browser is offline: the code comes as soon as it no longer is', async () => {
    stop = guardChunkFailures(deps);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => 'code');
    load.mockImplementationOnce(async () => {
      expect(fail().defaultPrevented).toBe(false);
      throw new Error('Failed to fetch dynamically imported module');
    });
    const loading = loadCode(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
    onLine.mockRestore();
    // Whoever waits for it listens a moment later.
    await Promise.resolve();
    window.dispatchEvent(new Event('online'));
    expect(await loading).toBe('code');
  });

  it('does nothing about a page that was only loaded ahead', async () => {
    stop = guardChunkFailures(deps);
    let failed: Event | undefined;
    const page = lazyPage(async (): Promise<{ Page: () => null }> => {
      failed = fail();
      throw new Error('gone');
    }, 'Page');
    await page.preload().catch(() => undefined);
    expect(failed?.defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
