import type { Identifier } from 'react-admin';

export interface Row {
  readonly id: Identifier;
}
export type Groups<R extends Row> = readonly (readonly R[])[];

/** What the browser lays out and paints at once. */
export const groupSize = 10;

export const countedOff = <R extends Row>(rows: readonly R[]): Groups<R> =>
  Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) =>
    rows.slice(group * groupSize, (group + 1) * groupSize),
  );

/**
 * Where a row is gone or comes back, the others stay in their group: one that moved to another would be drawn anew, and
 * lose the focus. Undefined of other rows, or the same in another order: they are to be counted off afresh.
 */
export function keptGroups<R extends Row>(rows: readonly R[], before: Groups<R>): Groups<R> | undefined {
  const groupOf = new Map(before.flatMap((group, place) => group.map(({ id }) => [id, place] as const)));
  const kept: R[][] = before.map(() => []);
  let place = 0;
  for (const row of rows) {
    const stood = groupOf.get(row.id) ?? place;
    kept[stood]?.push(row);
    if (stood < place || (kept[stood]?.length ?? Infinity) > 2 * groupSize) return undefined;
    place = stood;
  }
  return rows.some(({ id }) => groupOf.has(id)) ? kept : undefined;
}
