interface Booked {
  readonly id: string;
  readonly participant: unknown;
  readonly centreEvent: { readonly id: string; readonly name: string } | null;
}

export interface EventGroup {
  readonly event: { readonly id: string; readonly name: string };
  readonly bookingIds: readonly string[];
}

/** Bookings of people by their event, in the order in which they were chosen; a placeholder has nobody to write to. */
export function groupByEvent(bookings: readonly Booked[]): readonly EventGroup[] {
  const groups = new Map<string, { event: EventGroup['event']; bookingIds: string[] }>();
  for (const { id, participant, centreEvent } of bookings) {
    if (centreEvent === null || participant === null) continue;
    const group = groups.get(centreEvent.id) ?? { event: centreEvent, bookingIds: [] };
    group.bookingIds.push(id);
    groups.set(centreEvent.id, group);
  }
  return [...groups.values()];
}
