import type { TypedDocumentNode } from '@apollo/client/core';
import type { Ask } from '#src/data/DataClient.tsx';
import { rootField } from '#src/data/operations/definitionOf.ts';
import { repeatOperation, repeatedKey, repeatedVariable } from '#src/data/operations/repeatOperation.ts';
import type { BookingStatus } from '#src/generated/schema.ts';
import type { CountryUseQuery } from '#src/generated/operations.ts';
import type { BoardBooking, CountrySeat, CountryUse, EventBoard } from './Board.ts';
import {
  boardQuery,
  countrySeatsQuery,
  countryUseQuery,
  entriesShown,
  groupPage,
  groupPageQuery,
} from './boardOperations.ts';
import { groupBookings } from './groupBookings.ts';

/** How many pages of each status are wanted; one where it is not said. */
export type Pages = Readonly<Partial<Record<BookingStatus, number>>>;

/** Undefined where there is no such event, or none that the viewer may see. */
export async function readBoard(
  ask: Ask,
  id: string,
  pages: Pages,
  signal: AbortSignal,
): Promise<EventBoard | null> {
  const [data, more] = await Promise.all([
    ask(boardQuery, { id, first: groupPage, entries: entriesShown }, signal),
    readMore(ask, id, pages, signal),
  ]);
  const { centreEvent, eventAvailability, waitingListEntriesPaginated: waiting } = data;
  if (centreEvent === null || eventAvailability === null) return null;
  const countries =
    centreEvent.maxBookingsCountry === null
      ? []
      : await readCountries(ask, id, countriesOf(await readSeats(ask, id, signal)), signal);
  return {
    event: centreEvent,
    availability: eventAvailability,
    countries,
    groups: groupBookings(data, more),
    entries: waiting.data,
    entryCount: waiting.paginatorInfo.total,
  };
}

async function readMore(ask: Ask, id: string, pages: Pages, signal: AbortSignal) {
  const wanted = Object.entries(pages).flatMap(([status, count]) =>
    Array.from({ length: count - 1 }, (_, index) => ({ status: status as BookingStatus, page: index + 2 })),
  );
  const found = await Promise.all(
    wanted.map(async ({ status, page }) => {
      const variables = { id, status, first: groupPage, page };
      const { eventBookings } = await ask(groupPageQuery, variables, signal);
      return { status, bookings: eventBookings.data };
    }),
  );
  const more: Partial<Record<BookingStatus, readonly BoardBooking[]>> = {};
  for (const { status, bookings } of found) more[status] = [...(more[status] ?? []), ...bookings];
  return more;
}

/** Every seat, page by page: a country with one seat on the last page has a limit too. */
async function readSeats(ask: Ask, id: string, signal: AbortSignal) {
  const seats: CountrySeat[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { eventBookings } = await ask(countrySeatsQuery, { id, page }, signal);
    seats.push(...eventBookings.data);
    more = eventBookings.paginatorInfo.hasMorePages;
  }
  return seats;
}

type Country = Pick<CountryUse, 'id' | 'name'>;

/** The countries that use the limit (C6): those of seats that are taken. */
export function countriesOf(seats: readonly CountrySeat[]): readonly Country[] {
  const found = new Map<string, Country>();
  for (const { consumesSeat, country } of seats)
    if (consumesSeat && country !== null) found.set(country.id, country);
  return [...found.values()];
}

/** Those over their limit first, then the fullest. */
export const byPressure = (one: CountryUse, other: CountryUse): number =>
  Number(other.use.isOver) - Number(one.use.isOver) ||
  other.use.used - one.use.used ||
  one.name.localeCompare(other.name);

async function readCountries(
  ask: Ask,
  event: string,
  countries: readonly Country[],
  signal: AbortSignal,
): Promise<readonly CountryUse[]> {
  const field = 'eventAvailability';
  const { selectionSet } = rootField(countryUseQuery, field);
  if (countries.length === 0 || selectionSet === undefined) return [];
  const variables: Readonly<Record<string, string>> = Object.fromEntries(
    countries.flatMap(({ id }, index) => [
      [repeatedVariable('event', index), event],
      [repeatedVariable('country', index), id],
    ]),
  );
  const query: TypedDocumentNode<Readonly<Record<string, CountryUseQuery['eventAvailability']>>> =
    repeatOperation(countryUseQuery, { field, count: countries.length, selection: selectionSet });
  const data = await ask(query, variables, signal);
  return countries
    .flatMap(({ id, name }, index) => {
      const use = data[repeatedKey(index)]?.country;
      return use === null || use === undefined ? [] : [{ id, name, use }];
    })
    .sort(byPressure);
}
