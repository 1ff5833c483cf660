import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './whenQuiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for the data, for the page and for a line on which nothing moves', async () => {
  let isBusy = true;
  let readyState: DocumentReadyState = 'interactive';
  let hear = () => undefined as void;
  const stop = vi.fn();
  const quiet = vi.fn();
  void whenQuiet({
    isBusy: () => isBusy,
    document: {
      get readyState() {
        return readyState;
      },
    },
    onLoaded: (heard) => {
      hear = heard;
      return stop;
    },
  }).then(quiet);

  await vi.advanceTimersByTimeAsync(10_000);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(quiet).not.toHaveBeenCalled();
  readyState = 'complete';
  await vi.advanceTimersByTimeAsync(1_000);
  hear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});
