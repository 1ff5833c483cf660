import { type RefObject, useLayoutEffect } from 'react';
import { useListContext } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

/** Texts in a cell are at most this wide, and never cut below the other. Pixels. */
const widest = 360;

const narrowest = 110;

/** On the frame of a table that is wider than its room. */
export const scrolls = 'data-scrolls';

/** The record's name may take more than the other texts, up to the widest. */
const nameShare = 1.7;

/** How wide texts came to be in rows that were shown before, by the room and the columns: each try lays out all of them. */
const fitted = new WeakMap<object, Map<string, number>>();

/**
 * Cuts the texts of a table just as far as needed for all its columns to be seen: no reaching sideways for the last
 * one, and no ellipsis where there is room. Measured before the picture is drawn, so nothing jumps.
 */
export function useFittingCells(
  frame: RefObject<HTMLElement | null>,
  columns: readonly ColumnElement[],
  visible: number,
): void {
  const { data } = useListContext();
  useLayoutEffect(() => {
    const box = frame.current;
    const scroller = box?.querySelector('.RaDataTable-tableWrapper');
    // Not laid out: nothing to measure.
    if (box === null || !scroller || scroller.clientWidth === 0) return undefined;
    const cut = (width: number) => {
      box.style.setProperty('--cell-width', `${width}px`);
      box.style.setProperty('--name-width', `${Math.min(widest, Math.round(width * nameShare))}px`);
    };
    const fits = (width: number): boolean => {
      cut(width);
      return scroller.scrollWidth <= scroller.clientWidth;
    };
    const narrowed = (): number => {
      if (fits(widest)) return widest;
      let low = narrowest;
      let high = widest;
      while (high - low > 4) {
        const middle = Math.round((low + high) / 2);
        if (fits(middle)) low = middle;
        else high = middle;
      }
      return low;
    };
    const known = data && (fitted.get(data) ?? new Map<string, number>());
    if (data && known) fitted.set(data, known);
    const room = () => `${scroller.clientWidth} ${visible} ${columns.map(({ source }) => source).join(' ')}`;
    const take = (width: number) => {
      cut(width);
      known?.set(room(), width);
      box.toggleAttribute(scrolls, scroller.scrollWidth > scroller.clientWidth);
    };
    const fit = () => take(narrowed());
    take(known?.get(room()) ?? narrowed());
    let seen = scroller.clientWidth;
    const observer = new ResizeObserver(() => {
      if (scroller.clientWidth === seen && scroller.scrollWidth <= seen) return;
      seen = scroller.clientWidth;
      fit();
    });
    observer.observe(scroller);
    const table = scroller.querySelector('table');
    if (table !== null) observer.observe(table);
    // What was measured in the fallback's letters is measured again in the typeface.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [frame, columns, visible, data]);
}

export interface FittingCellsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly columns: readonly ColumnElement[];
  readonly visible: number;
}

/** Looks at the rows by itself: what changes of the list besides them draws no table. */
export const FittingCells = ({ frame, columns, visible }: FittingCellsProps): null => {
  useFittingCells(frame, columns, visible);
  return null;
};
