import type { EventRecord } from '#resources/events/index.ts';

/** An event with its days, as its page and its form know it. */
export type EventOnDays = Pick<EventRecord, 'id' | 'can' | 'dateStart' | 'dateEnd' | 'timeZone' | 'agenda'>;

/** How many items of its programme begin on none of these days. */
export const itemsAside = (
  { agenda }: Pick<EventOnDays, 'agenda'>,
  first: string,
  last: string | null,
): number =>
  (agenda?.sections ?? [])
    .flatMap(({ items }) => items.map(({ timeStart }) => timeStart.slice(0, 10)))
    .filter((day) => day < first || day > (last ?? first)).length;
