export interface ListPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** A page of the list as it was last looked at: with its filters, in its order. */
export type ReadPage = (page: number) => Promise<ListPage>;

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Counted from 1. */
  readonly place: number;
  readonly total: number;
  /** The page of the list that holds the record. */
  readonly page: number;
}

export interface LastLooked {
  readonly page: number;
  readonly perPage: number;
}

/**
 * A record and those beside it in the list: on the page last looked at, or next to it. Further away it is not searched
 * for: a list has thousands of rows, and whoever came from elsewhere has no next one in mind.
 */
export async function findNeighbours(
  read: ReadPage,
  id: string,
  { page, perPage }: LastLooked,
): Promise<Neighbours | undefined> {
  for (const near of [page, page + 1, page - 1]) {
    const found = near < 1 ? undefined : await around(read, id, near, perPage);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function around(
  read: ReadPage,
  id: string,
  page: number,
  perPage: number,
): Promise<Neighbours | undefined> {
  const { ids, total } = await read(page);
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  const hasBefore = index === 0 && page > 1;
  const hasAfter = index === ids.length - 1 && page * perPage < total;
  return {
    previous: hasBefore ? (await read(page - 1)).ids.at(-1) : ids[index - 1],
    next: hasAfter ? (await read(page + 1)).ids[0] : ids[index + 1],
    place: (page - 1) * perPage + index + 1,
    total,
    page,
  };
}
