/** The links of the rows to their records, in the order of the list. */
export const rowLinks = (rows: HTMLElement | null): readonly HTMLElement[] => [
  ...(rows?.querySelectorAll<HTMLElement>('a[data-record]') ?? []),
];

const rowOf = (element: Element | null): Element | null => element?.closest('tr, li') ?? null;

/** The link of the row in which something stands. */
export const linkOfRow = (within: Element | null): HTMLElement | undefined =>
  rowOf(within)?.querySelector<HTMLElement>('a[data-record]') ?? undefined;
