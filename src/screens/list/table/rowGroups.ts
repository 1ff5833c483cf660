import { useState } from 'react';
import type { Identifier } from 'react-admin';

interface Row {
  readonly id: Identifier;
}
type Groups<R extends Row> = readonly (readonly R[])[];

/** What the browser lays out and paints at once. */
const groupSize = 10;

/** Rows as layers of the table, those that were there before in the layer they stood in. */
export function useRowGroups<R extends Row>(rows: readonly R[]): Groups<R> {
  const [kept, setKept] = useState(() => ({ rows, groups: groupsOf(rows, []) }));
  if (kept.rows === rows) return kept.groups;
  const groups = groupsOf(rows, kept.groups);
  setKept({ rows, groups });
  return groups;
}

/**
 * Where a row is gone or comes back, the others stay in their group: one that moved to another would be drawn anew, and
 * lose the focus. Other rows, or the same in another order, are counted off afresh.
 */
export function groupsOf<R extends Row>(rows: readonly R[], before: Groups<R>): Groups<R> {
  const groupOf = new Map(before.flatMap((group, place) => group.map(({ id }) => [id, place] as const)));
  const kept: R[][] = before.map(() => []);
  let place = 0;
  for (const row of rows) {
    const stood = groupOf.get(row.id) ?? place;
    kept[stood]?.push(row);
    if (stood < place || (kept[stood]?.length ?? Infinity) > 2 * groupSize) return countedOff(rows);
    place = stood;
  }
  return rows.some(({ id }) => groupOf.has(id)) ? kept : countedOff(rows);
}

const countedOff = <R extends Row>(rows: readonly R[]): Groups<R> =>
  Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) =>
    rows.slice(group * groupSize, (group + 1) * groupSize),
  );
