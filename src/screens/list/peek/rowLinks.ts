/** On what stands in the place of rows that are not drawn yet. */
export const coming = 'data-coming';

/** The links of the rows to their records, in the order of the list; where none can be opened, what ticks them. */
export function rowLinks(rows: Element | null): readonly HTMLElement[] {
  const all = (selector: string) => [...(rows?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const links = all('a[data-record]');
  return links.length > 0 ? links : all(':is(td, li) input[type="checkbox"]');
}

/** On what opens a group of rows. */
export const groupHead = 'data-group';

/** The links of the rows and, where they are grouped, what opens each group. */
export function rowStops(rows: Element | null): readonly HTMLElement[] {
  if (!rows?.querySelector(`[${groupHead}]`)) return rowLinks(rows);
  return [...rows.querySelectorAll<HTMLElement>(`a[data-record], [${groupHead}]`)];
}

/** A group stands around its rows and is none of them. */
const rowOf = (element: Element | null): Element | null =>
  element?.closest(`[${groupHead}]`) ? null : (element?.closest('tr, li') ?? null);

/** The link of the row in which something stands. */
export const linkOfRow = (within: Element | null): HTMLElement | undefined => rowLinks(rowOf(within))[0];

/** The link of the row that has the focus. */
export const rowAtHand = (links: readonly HTMLElement[]): HTMLElement | undefined => {
  const link = linkOfRow(document.activeElement);
  return link !== undefined && links.includes(link) ? link : undefined;
};

/** Moves the focus by a row, or what else it may stop at; without one at hand to the first or the last. False at the edge. */
export function stepRow(rows: HTMLElement | null, by: 1 | -1, stops = rowLinks(rows)): boolean {
  const here = stops.find((stop) => stop === document.activeElement) ?? rowAtHand(stops);
  const at = here === undefined ? (by > 0 ? -1 : stops.length) : stops.indexOf(here);
  const next = stops[at + by];
  next?.focus();
  return next !== undefined;
}

/** Rows of before, for as long as others are on their way. */
export const isLeaving = (rows: HTMLElement | null): boolean => rows?.hasAttribute('inert') === true;

/** Some rows are there, and the others of the page soon will be. */
export const areComing = (rows: HTMLElement | null): boolean =>
  rows !== null && rows.querySelector(`[${coming}]`) !== null;
