export interface ListPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/** A page of the list as it was last looked at: with its filters, in its order. */
export type ReadPage = (page: number, perPage: number) => Promise<ListPage>;

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Counted from 1. */
  readonly place: number;
  readonly total: number;
  /** The page of the list that holds the record; undefined where it was found far from the one last looked at. */
  readonly page: number | undefined;
}

export interface LastLooked {
  readonly page: number;
  readonly perPage: number;
}

/** The list is searched from its beginning in strides as long as the server allows, and not for ever. */
const stride = 200;
const strides = 25;

/** A record and those beside it in the list: on the page last looked at, next to it, or anywhere in the list. */
export async function findNeighbours(
  read: ReadPage,
  id: string,
  { page, perPage }: LastLooked,
): Promise<Neighbours | undefined> {
  for (const near of [page, page + 1, page - 1]) {
    const found = near < 1 ? undefined : await around(read, id, near, perPage);
    if (found !== undefined) return { ...found, page: near };
  }
  for (let at = 1; at <= strides; at += 1) {
    const found = await around(read, id, at, stride);
    if (found !== undefined) return { ...found, page: undefined };
    if (at * stride >= (await read(at, stride)).total) return undefined;
  }
  return undefined;
}

async function around(
  read: ReadPage,
  id: string,
  page: number,
  perPage: number,
): Promise<Omit<Neighbours, 'page'> | undefined> {
  const { ids, total } = await read(page, perPage);
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  const hasBefore = index === 0 && page > 1;
  const hasAfter = index === ids.length - 1 && page * perPage < total;
  return {
    previous: hasBefore ? (await read(page - 1, perPage)).ids.at(-1) : ids[index - 1],
    next: hasAfter ? (await read(page + 1, perPage)).ids[0] : ids[index + 1],
    place: (page - 1) * perPage + index + 1,
    total,
  };
}
