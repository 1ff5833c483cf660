import { useRef, type RefObject } from 'react';
import { useListPaginationContext } from 'react-admin';
import { isFocusFree } from '#src/ui/keyboard/isFocusFree.ts';
import { areComing, isLeaving, rowLinks, rowStops, stepRow } from './rowLinks.ts';
import { watchUntil } from '#src/ui/watchUntil.ts';

export interface RowSteps {
  /** Moves the focus by a row, over the edge of the page where there is another. */
  readonly step: (by: 1 | -1) => void;
  /** Turns the page where there is one, and hands on its row next to the edge once it is there. */
  readonly turn: (by: 1 | -1, arrive: (link: HTMLElement) => void) => void;
}

/** From row to row and from page to page; `isPaged`: groups stand below each other. */
export function useRowSteps(rows: RefObject<HTMLElement | null>, isPaged: boolean): RowSteps {
  const { page, setPage, hasNextPage, hasPreviousPage } = useListPaginationContext();
  const stop = useRef<() => void>(undefined);
  const turn = (by: 1 | -1, arrive: (link: HTMLElement) => void) => {
    const box = rows.current;
    const isThere = by > 0 ? hasNextPage : hasPreviousPage;
    // From rows of before nothing leads on, and from the last that is drawn the next does.
    if (!isPaged || isThere !== true || box === null || isLeaving(box) || areComing(box)) return;
    const before = rowLinks(box);
    stop.current?.();
    stop.current = watchUntil(box, () => {
      const links = rowLinks(box);
      const link = by > 0 ? links[0] : links.at(-1);
      if (isLeaving(box) || areComing(box) || link === undefined || before.includes(link)) return false;
      arrive(link);
      return true;
    });
    setPage(page + by);
  };
  const step = (by: 1 | -1) => {
    const box = rows.current;
    if (isLeaving(box) || stepRow(box, by, rowStops(box))) return;
    turn(by, (link) => {
      // Somebody may have gone elsewhere meanwhile.
      if (isFocusFree() || box?.contains(document.activeElement) === true) link.focus();
    });
  };
  return { step, turn };
}
