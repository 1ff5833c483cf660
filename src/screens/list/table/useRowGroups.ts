import { startTransition, useEffect, useState } from 'react';
import type { KeptPlace } from './useKeptScroll.ts';
import { roomForRows } from './tableMeasures.ts';
import { countedOff, groupSize, keptGroups, type Groups, type Row } from './rowGroups.ts';

/** Rows of a list as layers of its table, and which of them are drawn. */
interface RowGroups<R extends Row> {
  readonly rows: readonly R[];
  readonly groups: Groups<R>;
  /** By their places: those in sight at first, and soon the others. */
  readonly drawn: ReadonlySet<number>;
  /** Where the table was to stand when these rows came. */
  readonly place: KeptPlace;
}

/** So many are drawn at once: two pictures of them would take longer. */
const few = 3;

/**
 * Rows in groups, those that were there before in the group they stood in. Of other rows the groups that are in sight are
 * drawn first, and then one after the other: a hundred rows at once hold up the browser for longer than 50 ms.
 *
 * @param rowHeight In pixels.
 */
export function useRowGroups<R extends Row>(
  rows: readonly R[],
  place: KeptPlace,
  rowHeight: number,
): RowGroups<R> {
  const [kept, setKept] = useState(() => inSight(rows, place, rowHeight));
  useEffect(() => {
    if (kept.drawn.size === kept.groups.length) return undefined;
    const timer = setTimeout(() => startTransition(() => setKept(withNext)));
    return () => clearTimeout(timer);
  }, [kept]);
  if (kept.rows === rows) return kept;
  const next = after(kept, rows, place) ?? inSight(rows, place, rowHeight);
  setKept(next);
  return next;
}

function inSight<R extends Row>(rows: readonly R[], place: KeptPlace, rowHeight: number): RowGroups<R> {
  const groups = countedOff(rows);
  const height = groupSize * rowHeight;
  const room = roomForRows();
  const isSeen = (at: number) => (at + 1) * height > place.top && at * height < place.top + room;
  const seen = [...groups.keys()].filter((at) => groups.length <= few || isSeen(at));
  return { rows, groups, place, drawn: new Set(seen) };
}

/** What was asked for again: nothing moves, and what was drawn is. Undefined where others were asked for. */
function after<R extends Row>(
  kept: RowGroups<R>,
  rows: readonly R[],
  place: KeptPlace,
): RowGroups<R> | undefined {
  const groups = keptGroups(rows, kept.groups);
  if (groups) return { ...kept, rows, groups };
  if (place.key !== kept.place.key) return undefined;
  const afresh = countedOff(rows);
  return { rows, groups: afresh, place: kept.place, drawn: new Set(afresh.keys()) };
}

/** With the one that is nearest to those that are drawn. */
function withNext<R extends Row>(kept: RowGroups<R>): RowGroups<R> {
  const open = [...kept.groups.keys()].filter((at) => !kept.drawn.has(at));
  const next = open.find((at) => kept.drawn.has(at - 1)) ?? open.at(-1);
  return next === undefined ? kept : { ...kept, drawn: new Set([...kept.drawn, next]) };
}
