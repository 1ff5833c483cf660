import { tooMany, validationFailed } from '#server/errors/errors.ts';
import type { Selection } from './selection.ts';

export const maxFirst = 200;
/** Where nothing is said. */
export const usualFirst = 10;

export interface Page {
  readonly first: number;
  readonly page: number;
}

/** @throws tooMany above the cap: a list is never silently cut; validationFailed below one. */
export function pageOf(args: Readonly<Record<string, unknown>>): Page {
  const first = numberOf(args['first']) ?? usualFirst;
  const page = numberOf(args['page']) ?? 1;
  if (first > maxFirst) throw tooMany('first', maxFirst);
  if (first < 1) throw validationFailed('first', 'At least 1.');
  if (page < 1) throw validationFailed('page', 'At least 1.');
  return { first, page };
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const offsetOf = ({ first, page }: Page): number => (page - 1) * first;

/** So many rows are skipped in a moment; beyond, it pays to know the total and begin at the nearer end. */
const deepFrom = 10_000;

export const isDeep = (page: Page): boolean => offsetOf(page) >= deepFrom;

/** How the rows of a page are reached; the offset may be told later. */
export interface Way {
  readonly fromEnd: boolean;
  readonly limit: number;
  readonly offset: unknown;
  /** What many offsets have in common. */
  readonly offsetAtMost: number;
}

/** The first of all rows. */
export const firstRows = (limit: number): Way => ({ fromEnd: false, limit, offset: 0, offsetAtMost: 0 });

/** Nothing, or the next power of four. */
const roundedUp = (offset: number): number => (offset === 0 ? 0 : 4 ** Math.ceil(Math.log2(offset) / 2));

/** Where the total is known, a page of the latter half is reached from the end. */
export function wayTo(page: Page, total: number | null): Way {
  const { first } = page;
  const offset = offsetOf(page);
  if (total === null || offset < total / 2)
    return { fromEnd: false, limit: first, offset, offsetAtMost: roundedUp(offset) };
  const behind = Math.max(0, total - offset - first);
  return {
    fromEnd: true,
    limit: Math.max(0, Math.min(first, total - offset)),
    offset: behind,
    offsetAtMost: roundedUp(behind),
  };
}

/** Both asynchronous also where they refuse: thrown at once, that would leave the other's rejection to nobody. */
interface PageSources<Rows> {
  /** The rows that a way leads to; null where none are selected. */
  readonly rows: ((way: Way) => Promise<Rows>) | null;
  readonly total: () => Promise<number>;
}

export interface PageParts<Rows> {
  readonly rows: Rows | null;
  /** Null where nobody needs it. */
  readonly total: number | null;
}

/** What a page is made of: rows and total side by side, unless the total says from which end the rows are read. */
export async function readPage<Rows>(
  page: Page,
  selection: Selection,
  sources: PageSources<Rows>,
): Promise<PageParts<Rows>> {
  const isFar = isDeep(page);
  const counted = needsTotal(selection) || isFar ? sources.total() : null;
  const way = wayTo(page, isFar ? await counted : null);
  const [rows, total] = await Promise.all([sources.rows?.(way) ?? null, counted]);
  return { rows, total };
}

/** Whether the members selected need the number of all rows. */
function needsTotal(selection: Selection): boolean {
  const info = selection.below('paginatorInfo');
  if (!info) return false;
  if (info.has('total') || info.has('lastPage') || info.has('hasMorePages')) return true;
  return !selection.has('data') && (info.has('count') || info.has('firstItem') || info.has('lastItem'));
}

/** The eight members. Those that follow from the total hold zeroes where nobody asked for it. */
export function paginatorInfo({ first, page }: Page, rows: number | null, total: number | null) {
  const before = offsetOf({ first, page });
  const count = rows ?? Math.max(0, Math.min(first, (total ?? 0) - before));
  return {
    count,
    currentPage: page,
    firstItem: count > 0 ? before + 1 : null,
    lastItem: count > 0 ? before + count : null,
    lastPage: Math.max(1, Math.ceil((total ?? 0) / first)),
    perPage: first,
    total: total ?? 0,
    hasMorePages: before + first < (total ?? 0),
  };
}
