import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './whenQuiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchQuiet() {
  const page = { isBusy: false, isDrawn: true };
  let hear = () => undefined as void;
  const stop = vi.fn();
  const quiet = vi.fn();
  void whenQuiet({
    isBusy: () => page.isBusy,
    isDrawn: () => page.isDrawn,
    onLoaded: (heard) => {
      hear = heard;
      return stop;
    },
  }).then(quiet);
  return { page, quiet, stop, hear: () => hear() };
}

it('waits for the data, for all that is drawn and for a line on which nothing moves', async () => {
  const { page, quiet, stop, hear } = watchQuiet();
  page.isBusy = true;
  page.isDrawn = false;
  await vi.advanceTimersByTimeAsync(10_000);
  page.isBusy = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(quiet).not.toHaveBeenCalled();
  page.isDrawn = true;
  await vi.advanceTimersByTimeAsync(1_000);
  hear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('a page that drew all the while has not been still', async () => {
  const { quiet } = watchQuiet();
  vi.setSystemTime(Date.now() + 10_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(quiet).toHaveBeenCalledTimes(1);
});
