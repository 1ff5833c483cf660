import { type RefObject, useLayoutEffect } from 'react';
import { useListContext } from 'react-admin';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { greatestFitting, type LaidColumn, nameWidth, widest } from './textWidths.ts';

/** On the frame of a table that is wider than its room. */
export const scrolls = 'data-scrolls';

/** How wide texts came to be in rows that were shown before, by the room and the columns. */
const fitted = new WeakMap<object, Map<string, number>>();

interface FittingCellsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly columns: readonly ColumnElement[];
  readonly visible: number;
}

/**
 * Cuts the texts of a table just as far as needed for all its columns to be seen: no reaching sideways for the last
 * one, and no ellipsis where there is room. Measured before the picture is drawn, so nothing jumps. It looks at the rows
 * by itself: what changes of the list besides them draws no table.
 */
export const FittingCells = ({ frame, columns, visible }: FittingCellsProps): null => {
  const { data } = useListContext();
  useLayoutEffect(() => {
    const box = frame.current;
    const scroller = box?.querySelector('.RaDataTable-tableWrapper');
    if (box === null || !scroller) return undefined;
    const cut = (width: number) => {
      // The same once more is a change to a browser: it lays out all that inherits it.
      if (box.style.getPropertyValue('--cell-width') === `${width}px`) return;
      box.style.setProperty('--cell-width', `${width}px`);
      box.style.setProperty('--name-width', `${nameWidth(width)}px`);
    };
    const known = data && (fitted.get(data) ?? new Map<string, number>());
    if (data && known) fitted.set(data, known);
    const shown = `${visible} ${columns.map(({ source }) => source).join(' ')}`;
    const room = () => `${scroller.clientWidth} ${shown}`;
    // Whatever is asked of it lays the table out: it is to be as it will most likely stay.
    const before = [...(known?.values() ?? [])].at(-1);
    cut(before ?? widest);
    // Not laid out: nothing to measure.
    if (scroller.clientWidth === 0) return undefined;
    const narrowed = (): number =>
      greatestFitting(scroller.clientWidth, (width) => {
        cut(width);
        return scroller.scrollWidth <= scroller.clientWidth ? null : laidColumns(scroller);
      });
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
    // What was measured in the fallback's letters is measured again in the typeface. Letters of few texts are no reason to
    // lay all of them out twice, unless the table has become too wide by them.
    const refit = (event: FontFaceSetLoadEvent) => {
      if (event.fontfaces.some(isOfMostTexts) || scroller.scrollWidth > scroller.clientWidth) fit();
    };
    document.fonts.addEventListener('loadingdone', refit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', refit);
    };
  }, [frame, columns, visible, data]);
  return null;
};

/** Whether it has the Latin letters, figures and the space. */
const isOfMostTexts = ({ unicodeRange }: FontFace): boolean => /^U\+0+-/i.test(unicodeRange);

function laidColumns(scroller: Element): readonly LaidColumn[] {
  return [...scroller.querySelectorAll('thead th')].map((head, place) => {
    const text = scroller.querySelector(`tbody td:nth-of-type(${place + 1}) .cell-text:not(.cell-figure)`);
    const cut = text?.closest('a[data-record]') ? 'name' : 'text';
    return { width: head.getBoundingClientRect().width, cuts: text ? cut : 'nothing' };
  });
}
