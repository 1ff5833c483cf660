import { useEffect, useEffectEvent, type RefObject } from 'react';
import { withinWidth } from './TableLook.ts';

interface HeadDragOptions {
  /** Holds the table. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly sources: readonly string[];
  /** While the edge is dragged. */
  readonly onStretch: (source: string, width: number) => void;
  readonly onResize: (source: string, width: number) => void;
  readonly onMove: (source: string, target: string) => void;
  readonly onFit: (source: string) => void;
}

/** How near to its right edge a head is taken by the edge, and how far it is pulled to be a drag. Pixels. */
const edge = 8;
const pull = 6;

/** Heads are dragged to another place, their right edges to another width; a double click on an edge fits the column. */
export function useHeadDrag({ frame, sources, ...on }: HeadDragOptions): void {
  const sourceOf = (head: Element | null | undefined) =>
    sources.find((source) => head?.classList.contains(`column-${source}`));
  const press = useEffectEvent((event: PointerEvent) => {
    const head = headOf(event.target);
    const source = sourceOf(head);
    if (head === null || source === undefined || event.button !== 0) return;
    const isEdge = event.clientX > head.getBoundingClientRect().right - edge;
    if (isEdge) event.preventDefault();
    const start = { x: event.clientX, width: head.offsetWidth };
    let dragged = false;
    const widthAt = (x: number) => withinWidth(start.width + x - start.x);
    const move = ({ clientX }: PointerEvent) => {
      dragged ||= Math.abs(clientX - start.x) > pull;
      if (!dragged) return;
      if (isEdge) on.onStretch(source, widthAt(clientX));
      else head.style.opacity = '0.5';
    };
    const end = ({ clientX, clientY, type }: PointerEvent) => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
      head.style.opacity = '';
      if (!dragged || type === 'pointercancel') return;
      // What was dragged is not pressed: the column would be sorted by it.
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
      if (isEdge) return on.onResize(source, widthAt(clientX));
      const target = sourceOf(headOf(document.elementFromPoint(clientX, clientY)));
      if (target !== undefined && target !== source) on.onMove(source, target);
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
  });
  const doubleClick = useEffectEvent(({ target, clientX }: MouseEvent) => {
    const head = headOf(target);
    const source = sourceOf(head);
    if (head !== null && source !== undefined && clientX > head.getBoundingClientRect().right - edge)
      on.onFit(source);
  });
  useEffect(() => {
    const box = frame.current;
    const onPress = (event: PointerEvent) => press(event);
    const onDouble = (event: MouseEvent) => doubleClick(event);
    box?.addEventListener('pointerdown', onPress);
    box?.addEventListener('dblclick', onDouble);
    return () => {
      box?.removeEventListener('pointerdown', onPress);
      box?.removeEventListener('dblclick', onDouble);
    };
  }, [frame]);
}

const headOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('th') : null;

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
