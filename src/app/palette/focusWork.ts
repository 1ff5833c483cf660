import { isFocusFree } from '#src/ui/keyboard/isFocusFree.ts';

/** Where the work is on a page, best first: the first input of a form, the first row of a list. */
const places = [
  'form input:not([type="hidden"]):not([disabled]):not([readonly]), form textarea',
  'a[data-record]',
] as const;

const patience = 4000;

const workIn = (main: HTMLElement) =>
  places
    .map((selector) => main.querySelector<HTMLElement>(selector))
    .find((element) => element !== null && element.checkVisibility());

/**
 * After the palette or G with a letter: the focus goes into the page that was opened, and there to the work, unless it is
 * wanted elsewhere.
 */
export function focusWork(to: string | undefined): void {
  const isHere = to === window.location.pathname;
  // When the palette has gone, and has given the focus back.
  window.setTimeout(() => {
    const main = document.querySelector<HTMLElement>('#main');
    if (main === null) return;
    main.focus({ preventScroll: true });
    const before = isHere ? undefined : workIn(main);
    const watcher = new MutationObserver(place);
    const timer = window.setTimeout(() => {
      watcher.disconnect();
      // What came begins with the same row, or nothing else came.
      if (isFocusFree()) workIn(main)?.focus({ preventScroll: true });
    }, patience);
    watcher.observe(main, { childList: true, subtree: true });
    if (isHere) place();
    function place() {
      const found = main === null ? undefined : workIn(main);
      const mayGo = isFocusFree();
      if (mayGo && (found === undefined || found === null || found === before)) return;
      if (mayGo) found?.focus({ preventScroll: true });
      watcher.disconnect();
      window.clearTimeout(timer);
    }
  });
}
