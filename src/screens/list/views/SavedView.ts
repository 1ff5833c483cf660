import type { SortPayload } from 'react-admin';

/** A list as somebody likes to see it, under a name (filters, columns, sort, page size). Kept as react-admin keeps queries. */
export interface SavedView {
  readonly label: string;
  /** How many records it shows, where that is known. */
  readonly count?: number;
  readonly value: {
    readonly filter: Readonly<Record<string, unknown>>;
    readonly sort: SortPayload;
    readonly perPage: number;
    readonly displayedFilters: readonly string[];
    /** Columns that are not shown; absent: as the screen has them. */
    readonly hiddenColumns?: readonly string[];
  };
}

/** The part of a view that decides whether the list looks like it. */
type Look = SavedView['value'];

const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether two looks show the same; the order of filters and hidden columns means nothing. */
export const sameLook = (one: Look, other: Look): boolean =>
  stable(one.filter) === stable(other.filter) &&
  one.sort.field === other.sort.field &&
  one.sort.order === other.sort.order &&
  one.perPage === other.perPage &&
  stable([...(one.hiddenColumns ?? [])].sort()) === stable([...(other.hiddenColumns ?? [])].sort());
