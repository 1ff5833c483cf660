import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuild } from './watchBuild.ts';

let build: string | undefined;
let visibilityState: DocumentVisibilityState;
let changed: (() => void) | undefined;
const send = vi.fn<typeof fetch>();
const onNew = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  build = 'a';
  visibilityState = 'visible';
  send.mockReset();
  onNew.mockReset();
  send.mockImplementation(async () =>
    build === undefined ? new Response(null, { status: 404 }) : Response.json({ build }),
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function start() {
  stop = watchBuild({
    interval: 60_000,
    onNew,
    running: 'a',
    fetch: send,
    document: {
      get visibilityState() {
        return visibilityState;
      },
      addEventListener: (_type: string, listener: unknown) => {
        changed = listener as () => void;
      },
      removeEventListener: () => {
        changed = undefined;
      },
    },
  });
  await vi.advanceTimersByTimeAsync(0);
}
const show = async (state: DocumentVisibilityState) => {
  visibilityState = state;
  changed?.();
  await vi.advanceTimersByTimeAsync(0);
};

it('polls the build manifest at its interval and tells once of a new version (spec §4)', async () => {
  await start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[0]?.[0]).toBe('/build.json');
  expect(onNew).not.toHaveBeenCalled();
  build = 'b';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onNew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('tells no second time when the window is shown again after it has told', async () => {
  await start();
  build = 'b';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onNew).toHaveBeenCalledTimes(1);
  await show('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  await show('visible');
  expect(onNew).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells where the first look finds another build than the page is of', async () => {
  build = 'b';
  visibilityState = 'hidden';
  await start();
  expect(send).not.toHaveBeenCalled();
  await show('visible');
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('does not poll while the window is hidden, and catches up when it is shown', async () => {
  await start();
  await show('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  await show('visible');
  expect(send).toHaveBeenCalledTimes(2);
});

it('a short look elsewhere asks for nothing more', async () => {
  await start();
  await show('hidden');
  await vi.advanceTimersByTimeAsync(1_000);
  await show('visible');
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('takes no answer for no new version', async () => {
  await start();
  build = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  send.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  build = 'a';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onNew).not.toHaveBeenCalled();
});
