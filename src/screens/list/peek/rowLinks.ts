/** On what stands in the place of rows that are not drawn yet. */
export const coming = 'data-coming';

/** The links of the rows to their records, in the order of the list; where none can be opened, what ticks them. */
export function rowLinks(rows: Element | null): readonly HTMLElement[] {
  const all = (selector: string) => [...(rows?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const links = all('a[data-record]');
  return links.length > 0 ? links : all(':is(td, li) input[type="checkbox"]');
}

const rowOf = (element: Element | null): Element | null => element?.closest('tr, li') ?? null;

/** The link of the row in which something stands. */
export const linkOfRow = (within: Element | null): HTMLElement | undefined => rowLinks(rowOf(within))[0];

/** The link of the row that has the focus. */
export const rowAtHand = (links: readonly HTMLElement[]): HTMLElement | undefined => {
  const link = linkOfRow(document.activeElement);
  return link !== undefined && links.includes(link) ? link : undefined;
};

/** Moves the focus by a row; without one at hand to the first or the last. False at the edge. */
export function stepRow(rows: HTMLElement | null, by: 1 | -1): boolean {
  const links = rowLinks(rows);
  const link = rowAtHand(links);
  const at = link === undefined ? (by > 0 ? -1 : links.length) : links.indexOf(link);
  const next = links[at + by];
  next?.focus();
  return next !== undefined;
}

/** Rows of before, for as long as others are on their way. */
export const isLeaving = (rows: HTMLElement | null): boolean => rows?.hasAttribute('inert') === true;

/** Some rows are there, and the others of the page soon will be. */
export const areComing = (rows: HTMLElement | null): boolean =>
  rows !== null && rows.querySelector(`[${coming}]`) !== null;
