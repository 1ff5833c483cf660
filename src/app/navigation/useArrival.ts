import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#src/ui/afterPaint.ts';
import { isFocusFree } from '#src/ui/keyboard/isFocusFree.ts';
import { watchUntil } from '#src/ui/watchUntil.ts';

/** What has no heading by then has the focus itself. */
const patience = 4000;

/** The page that one was led to last; the first of a visit begins at its top anyway. */
let arrivedAt: string | undefined;

const headingIn = (main: HTMLElement | null) =>
  [...(main?.querySelectorAll('h1') ?? [])].find((heading) => heading.checkVisibility());

/**
 * The link that was followed, or the form that was saved, is gone with its page, and the focus with it. The next page is
 * read out by its heading and gone on from there, unless it puts the focus to something itself.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = arrivedAt === undefined;
    const isNew = arrivedAt !== pathname;
    arrivedAt = pathname;
    return isNew && !isFirst ? focusHeading() : undefined;
  }, [pathname]);
}

/** @returns Ends the wait. */
function focusHeading(): () => void {
  const giveUp = () => document.activeElement === document.body && focus(mainPart());
  let stop: (() => void) | undefined;
  // A page that is hidden, rather than gone, gives the focus up as it is drawn.
  const forgo = afterPaint(() => {
    stop = watchUntil(document.body, place, { milliseconds: patience, giveUp });
  });
  return () => {
    forgo();
    stop?.();
  };
}

/** Whether there is nothing more to wait for: what is shown while a page loads may have a heading that goes with it. */
function place(): boolean {
  if (!isFocusFree()) return true;
  const heading = headingIn(mainPart());
  if (heading === undefined || heading === document.activeElement) return false;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  focus(heading);
  return false;
}

const mainPart = () => document.querySelector<HTMLElement>('#main');
const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
