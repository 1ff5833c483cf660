import type { BookingStatus } from '#src/generated/schema.ts';
import type { BookingsRow } from '../dashboardQuery.ts';

export interface CountryBookings {
  readonly key: string;
  readonly name: string;
  /** Undefined where no country is known: no list can be filtered by that. */
  readonly id: string | undefined;
  readonly counts: ReadonlyMap<BookingStatus, number>;
  readonly total: number;
}

/** A row a country, the one with the most bookings first. */
export function countriesOf(rows: readonly BookingsRow[], unknown: string): readonly CountryBookings[] {
  const grouped = new Map<string, BookingsRow[]>();
  for (const row of rows) {
    const key = row.country?.id ?? 'none';
    grouped.set(key, [...(grouped.get(key) ?? []), row]);
  }
  return [...grouped]
    .map(([key, group]) => ({
      key,
      name: group[0]?.country?.name ?? unknown,
      id: group[0]?.country?.id,
      counts: new Map(group.map(({ bookingStatus, bookings }) => [bookingStatus, bookings])),
      total: group.reduce((sum, { bookings }) => sum + bookings, 0),
    }))
    .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
}
