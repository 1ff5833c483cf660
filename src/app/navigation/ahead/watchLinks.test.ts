// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLinks } from './watchLinks.ts';

/** What the browser would do when something comes into view. */
let show: (link: Element) => void;
const observed = new Set<Element>();
class FakeObserver {
  constructor(callback: (entries: readonly object[]) => void) {
    show = (target) => {
      if (observed.has(target)) callback([{ isIntersecting: true, target }]);
    };
  }
  observe = (target: Element) => void observed.add(target);
  unobserve = (target: Element) => void observed.delete(target);
  disconnect = () => observed.clear();
}

const load = vi.fn(async () => undefined);
const pageOf = vi.fn((path: string) => (path.startsWith('/events') ? load : undefined));
let slow = false;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  slow = false;
  load.mockClear();
  pageOf.mockClear();
  document.body.innerHTML =
    '<a id="a" href="/events/1">1</a><a id="x" href="https://elsewhere.example/events">x</a>';
  stop = watchLinks({ root: document.body, pageOf, isSlow: () => slow, quiet: async () => undefined });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
const link = (id: string): Element => document.getElementById(id) ?? document.body;

it('prefetches the page of a link when it becomes visible, and not before (spec §9)', async () => {
  expect(load).not.toHaveBeenCalled();
  show(link('a'));
  expect(pageOf).toHaveBeenCalledExactlyOnceWith('/events/1');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

it('skips it on a slow connection (spec §9)', async () => {
  slow = true;
  show(link('a'));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
});

it('watches links that come later, and loads one page for records of one kind', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div><a id="b" href="/events/2">2</a><a id="c" href="/events/2/edit">2</a></div>',
  );
  await vi.waitFor(() => expect(observed.has(link('c'))).toBe(true));
  show(link('a'));
  show(link('b'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  show(link('c'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('leaves links out of the app alone', () => {
  expect(observed.has(link('x'))).toBe(false);
});
