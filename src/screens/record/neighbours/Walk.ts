import type { FilterPayload, SortPayload } from 'react-admin';

/** The rows of a list that somebody has seen, in its order, and which of them were opened from it. */
export interface Walk {
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  readonly perPage: number;
  readonly total: number;
  /** How many rows of the list stand before the first of `ids`: whole pages. */
  readonly before: number;
  readonly ids: readonly string[];
  readonly opened: readonly string[];
}

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Counted from 1. */
  readonly place: number;
  readonly total: number;
  /** The page of the list that holds the record. */
  readonly page: number;
  /** The page of the list that holds the neighbour which is not known yet. */
  readonly unknown: number | undefined;
}

/** A record that was opened from its list, between those beside it there; undefined where it was opened otherwise. */
export function neighboursIn(walk: Walk, id: string): Neighbours | undefined {
  const { ids, before, perPage, total } = walk;
  const index = walk.opened.includes(id) ? ids.indexOf(id) : -1;
  if (index < 0) return undefined;
  const lacksBefore = index === 0 && before > 0;
  const lacksAfter = index === ids.length - 1 && before + ids.length < total;
  const pageOf = (row: number) => Math.floor(row / perPage) + 1;
  return {
    previous: ids[index - 1],
    next: ids[index + 1],
    place: before + index + 1,
    total,
    page: pageOf(before + index),
    unknown: lacksBefore ? pageOf(before - 1) : lacksAfter ? pageOf(before + ids.length) : undefined,
  };
}

/** The walk with one page more, which follows what it holds, or stands before it. */
export function withPage(walk: Walk, page: number, read: readonly string[], total: number): Walk {
  // What has moved to another page in the meantime is met once.
  const more = read.filter((id) => !walk.ids.includes(id));
  const start = (page - 1) * walk.perPage;
  return start < walk.before
    ? { ...walk, total, before: start, ids: [...more, ...walk.ids] }
    : // Nothing more where the list has ended by now.
      {
        ...walk,
        total: more.length === 0 ? walk.before + walk.ids.length : total,
        ids: [...walk.ids, ...more],
      };
}

export const withOpened = (walk: Walk, id: string): Walk =>
  walk.opened.includes(id) || !walk.ids.includes(id) ? walk : { ...walk, opened: [...walk.opened, id] };
