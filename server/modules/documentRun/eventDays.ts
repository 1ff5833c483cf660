import type { Printed } from './printed.ts';

/** The days of an event; one that takes a single day ends on its first. */
export interface EventDays {
  readonly first: string;
  readonly last: string;
}

export const daysOf = (first: unknown, last: unknown): EventDays | null =>
  typeof first === 'string' ? { first, last: typeof last === 'string' ? last : first } : null;

/** Those of the event that a document says: null where it says none, and is right whenever the event is. */
export const daysSaid = (
  { id, days }: { readonly id: string; readonly days: EventDays | null },
  printed: readonly Printed[],
): EventDays | null => (printed.some((each) => saysDay(each, id)) ? days : null);

const saysDay = ({ holder, value }: Printed, event: string): boolean =>
  value !== null &&
  holder?.kind === 'CENTRE_EVENT' &&
  holder.id === event &&
  (holder.field === 'dateStart' || holder.field === 'dateEnd');
