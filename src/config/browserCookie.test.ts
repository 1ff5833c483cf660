// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserCookie } from './browserCookie.ts';

afterEach(() => {
  browserCookie.remove('person');
  vi.restoreAllMocks();
});

it('is read once in a job, however often it is asked for, and again in the next, where another tab may have written', async () => {
  browserCookie.write('person', 'one');
  const reads = vi.spyOn(document, 'cookie', 'get');
  for (let cell = 0; cell < 100; cell += 1) expect(browserCookie.read('person')).toBe('one');
  expect(reads).toHaveBeenCalledTimes(1);
  document.cookie = 'person=two; Path=/';
  await Promise.resolve();
  expect(browserCookie.read('person')).toBe('two');
});

it('is at once what was written or removed', () => {
  browserCookie.write('person', 'one');
  expect(browserCookie.read('person')).toBe('one');
  browserCookie.write('person', 'two');
  expect(browserCookie.read('person')).toBe('two');
  browserCookie.remove('person');
  expect(browserCookie.read('person')).toBeUndefined();
});
