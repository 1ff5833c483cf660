import { afterEach, expect, it, vi } from 'vitest';
import { focusWork } from './focusWork.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const row = (id: string) => `<a href="#${id}" data-record="${id}">${id}</a>`;

/** A list is on screen, and the palette has just closed. */
function show(html: string): HTMLElement {
  document.body.innerHTML = `<main id="main" tabindex="-1">${html}</main>`;
  return document.querySelector('main') as HTMLElement;
}

it('what shows other rows takes the focus to the first of them once they are there', async () => {
  const main = show(row('7'));
  focusWork(undefined);
  await vi.waitFor(() => expect(document.activeElement).toBe(main));
  main.innerHTML = row('8') + row('9');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('8'));
});

it('rows that begin with the same one get the focus all the same, unless it is wanted elsewhere by then', () => {
  vi.useFakeTimers();
  show(`${row('7')}<input>`);
  focusWork(undefined);
  vi.advanceTimersByTime(5000);
  expect(document.activeElement?.textContent).toBe('7');
  focusWork(undefined);
  vi.advanceTimersByTime(1000);
  document.querySelector('input')?.focus();
  vi.advanceTimersByTime(5000);
  expect(document.activeElement?.tagName).toBe('INPUT');
});
