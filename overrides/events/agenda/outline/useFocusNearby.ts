import { useEffect, useRef, type FocusEvent } from 'react';
import type { Programme } from '../model/Programme.ts';
import { cellOf, columnOf } from './focusCell.ts';

const sectionHead = '[data-column="section"]';

/** Rows and heads of sections, from top to bottom. */
const linesOf = (outline: HTMLElement) => [
  ...outline.querySelectorAll<HTMLElement>(`[data-item], ${sectionHead}`),
];

const lineOf = (element: Element): Element | null =>
  element.closest('[data-item]') ?? element.closest('[data-section]')?.querySelector(sectionHead) ?? null;

interface Place {
  readonly outline: HTMLElement;
  readonly element: HTMLElement;
  readonly column: string;
  /** Which line of the outline it is in. */
  readonly at: number;
}

const placeOf = (outline: HTMLElement, element: HTMLElement): Place => ({
  outline,
  element,
  column: columnOf(element),
  at: linesOf(outline).findIndex((line) => line === lineOf(element)),
});

/** Nothing has it, or only a menu that closes. */
const isFree = ({ activeElement }: Document): boolean =>
  activeElement === document.body || activeElement?.closest('[role="menu"]') != null;

/** Undone or deleted, a line goes with the focus in it: the line that stands there then takes it. */
export function useFocusNearby(programme: Programme) {
  const last = useRef<Place>(undefined);
  useEffect(() => {
    if (last.current === undefined) return;
    const { outline, element, column, at } = last.current;
    if (element.isConnected) {
      last.current = placeOf(outline, element);
      return;
    }
    const lines = linesOf(outline);
    if (at < 0 || !isFree(document)) return;
    const line = lines[Math.min(at, lines.length - 1)];
    // Without any line there is the button that adds one.
    if (line === undefined) outline.querySelector('button')?.focus();
    else (line.matches(sectionHead) ? line : cellOf(line, column))?.focus();
  }, [programme]);
  return ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // What is chosen in a menu is no part of the outline, though React says that it is.
    if (target instanceof HTMLElement && currentTarget.contains(target))
      last.current = placeOf(currentTarget, target);
  };
}
