import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/react';
import { useCallback, useRef, useState } from 'react';
import type { StepLabel } from '#overrides/events/history.ts';
import { findItem, isTimed, newKey, shortest, type Programme } from '../model/Programme.ts';
import { minuteAt, snap, type Axis } from './axis.ts';
import { createAt, moveSectionBy, moveTo, resizeTo, type Around, type Edge } from './dayEdits.ts';

/** What is dragged: an item, an edge of it, a section's bar, or over empty time. */
export interface Dragged {
  readonly kind: 'move' | Edge | 'section' | 'create';
  /** Of the item or section; of the new item while one is made. */
  readonly key: string;
  readonly day: string;
}

/** A drag under way, and the programme as it will be where it ends now. */
export interface DayDrag {
  readonly what: Dragged;
  readonly x: number;
  readonly y: number;
  readonly preview: Programme;
}

interface Start {
  readonly what: Dragged;
  /** The minute that was taken hold of. */
  readonly minute: number;
  readonly sectionKey: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface DayDragOptions {
  readonly programme: Programme;
  readonly around: Around;
  readonly axisOfDay: (day: string) => Axis;
  /** What a section is called that a new item brings with it. */
  readonly newSectionName: (day: string) => string;
  readonly onDone: (label: StepLabel, next: Programme, what: Dragged) => void;
}

const codes = { move: 'move', start: 'length', end: 'length', section: 'shift', create: 'add' } as const;

/**
 * Follows a drag over the days: heights become minutes on the axis as it was at the start, so that nothing moves under
 * the pointer. Scrolling needs no sums, as every height is measured anew.
 */
export function useDayDrag({ programme, around, axisOfDay, newSectionName, onDone }: DayDragOptions) {
  const columns = useRef(new Map<string, HTMLElement>());
  const start = useRef<Start>(undefined);
  const [drag, setDrag] = useState<DayDrag>();
  const columnRef = useCallback((day: string, element: HTMLElement | null) => {
    if (element === null) columns.current.delete(day);
    else columns.current.set(day, element);
  }, []);
  const minuteOn = (day: string, { y }: Point): number => {
    const column = columns.current.get(day);
    return column === undefined ? 0 : minuteAt(axisOfDay(day), y - column.getBoundingClientRect().top);
  };
  const dayAt = ({ y }: Point, otherwise: string): string =>
    around.days.find((day) => {
      const rect = columns.current.get(day)?.getBoundingClientRect();
      return rect !== undefined && y >= rect.top && y <= rect.bottom;
    }) ?? otherwise;
  const previewAt = ({ what, minute, sectionKey }: Start, at: Point): Programme => {
    const { kind, key, day } = what;
    if (kind === 'section')
      return moveSectionBy(programme, key, day, snap(minuteOn(day, at) - minute), around);
    if (kind === 'create') {
      // Pressed and not dragged.
      if (Math.abs(minuteOn(day, at) - minute) < shortest) return programme;
      const sectionName = newSectionName(day);
      const asked = { key, day, from: minute, to: minuteOn(day, at), sectionName, sectionKey };
      return createAt(programme, asked, around);
    }
    const item = findItem(programme, key)?.item;
    if (item === undefined || !isTimed(item)) return programme;
    if (kind !== 'move') {
      const by = snap(item[kind] + minuteOn(day, at) - minute);
      return resizeTo(programme, key, kind, by, around);
    }
    const target = dayAt(at, day);
    const moved = snap(item.start + minuteOn(target, at) - minute);
    return moveTo(programme, key, { day: target, start: moved }, around);
  };
  const onDragStart = ({ operation }: DragStartEvent) => {
    const what = operation.source?.data as Dragged | undefined;
    if (what === undefined) return;
    const at = operation.position.initial;
    const own = what.kind === 'create' ? { ...what, key: newKey() } : what;
    start.current = { what: own, minute: minuteOn(what.day, at), sectionKey: newKey() };
    setDrag({ what: own, ...at, preview: programme });
  };
  const onDragMove = ({ operation, to }: DragMoveEvent) => {
    const from = start.current;
    const at = to ?? operation.position.current;
    if (from !== undefined) setDrag({ what: from.what, x: at.x, y: at.y, preview: previewAt(from, at) });
  };
  const onDragEnd = ({ canceled, nativeEvent }: DragEndEvent) => {
    const from = start.current;
    start.current = undefined;
    setDrag(undefined);
    if (from === undefined || canceled || drag === undefined) return;
    // The last move may not have been told yet.
    const at =
      nativeEvent instanceof PointerEvent ? { x: nativeEvent.clientX, y: nativeEvent.clientY } : drag;
    const next = previewAt(from, at);
    const name = findItem(next, from.what.key)?.item.name;
    const label = { code: codes[from.what.kind], ...(name === undefined ? {} : { name }) };
    if (next !== programme) onDone(label, next, from.what);
  };
  return { drag, columnRef, handlers: { onDragStart, onDragMove, onDragEnd } };
}
