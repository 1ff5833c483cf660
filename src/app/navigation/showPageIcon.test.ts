// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPageIcon } from './showPageIcon.ts';

const icon = () => document.querySelector('link')?.getAttribute('href');

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link rel="icon" href="/own.svg">';
});
afterEach(() => vi.useRealTimers());

it('the page icon is a png from the configured base (spec §9)', () => {
  const image = document.createElement('img');
  showPageIcon('https://cdn.example/icons', image);
  expect(icon()).toBe('/own.svg');
  image.dispatchEvent(new Event('load'));
  expect(icon()).toBe('https://cdn.example/icons/favicon.png');
});

it('an icon that does not come within 1500 ms is not waited for (spec §9)', () => {
  const image = document.createElement('img');
  showPageIcon('https://cdn.example/icons', image);
  vi.advanceTimersByTime(1_499);
  expect(image.hasAttribute('src')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(image.hasAttribute('src')).toBe(false);
  image.dispatchEvent(new Event('load'));
  expect(icon()).toBe('/own.svg');
});

it('an icon that is not there leaves the own one', () => {
  const image = document.createElement('img');
  showPageIcon('https://cdn.example/icons', image);
  image.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(5_000);
  expect(icon()).toBe('/own.svg');
});
