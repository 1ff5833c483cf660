import { isFocusFree } from '#src/ui/keyboard/isFocusFree.ts';
import { watchUntil } from '#src/ui/watchUntil.ts';

/** Where the work is on a page, best first: the first input of a form, the first row of a list. */
const places = [
  'form input:not([type="hidden"]):not([disabled]):not([readonly]), form textarea',
  'a[data-record]',
] as const;

const patience = 4000;

const workIn = (main: HTMLElement): HTMLElement | undefined =>
  places
    .flatMap((selector) => main.querySelector<HTMLElement>(selector) ?? [])
    .find((element) => element.checkVisibility());

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
    const go = (work: HTMLElement | undefined) => work?.focus({ preventScroll: true });
    const place = () => {
      if (!isFocusFree()) return true;
      const found = workIn(main);
      if (found === undefined || found === before) return false;
      go(found);
      return true;
    };
    // What came begins with the same row, or nothing else came.
    const giveUp = () => isFocusFree() && go(workIn(main));
    watchUntil(main, place, { milliseconds: patience, giveUp });
  });
}
