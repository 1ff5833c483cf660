import { AutoScroller, Cursor, PreventSelection } from '@dnd-kit/dom';
import { PointerSensor } from '@dnd-kit/react';

/**
 * By pointer alone: keys have the buttons and menus of each row. Rows stay where they are while one is dragged; the one
 * whose place it takes, or below which it goes, is framed.
 */
export const rowDrag = {
  sensors: [PointerSensor],
  plugins: [AutoScroller, Cursor, PreventSelection],
};

/** What a row under a point is marked with, by the attribute that marks such rows. */
export const rowAt = (
  { x, y }: { readonly x: number; readonly y: number },
  attribute: `data-${string}`,
): string | undefined =>
  document.elementFromPoint(x, y)?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
