import type { ApolloClient } from '@apollo/client/core';
import { rootField } from '../../../src/data/documents/operationOf.ts';
import { repeatDocument, repeatedKey, repeatedVariable } from '../../../src/data/documents/repeatDocument.ts';
import type { Board, BoardBooking, CountryUse, EventBoard, LimitUse } from './Board.ts';
import { boardDocument, countryUseDocument } from './boardDocument.ts';

/** Undefined where there is no such event, or none that the viewer may see. */
export async function readBoard(
  client: ApolloClient<unknown>,
  id: string,
  signal: AbortSignal,
): Promise<EventBoard | null> {
  const context = { fetchOptions: { signal } };
  const { data } = await client.query<Board>({ query: boardDocument, variables: { id }, context });
  const { centreEvent, eventAvailability, eventBookings, waitingListEntries } = data;
  if (centreEvent === null || eventAvailability === null) return null;
  const countries =
    centreEvent.maxBookingsCountry === null
      ? []
      : await readCountries(client, id, countriesOf(eventBookings.data), context);
  return {
    event: centreEvent,
    availability: eventAvailability,
    countries,
    bookings: eventBookings.data,
    total: eventBookings.paginatorInfo.total,
    entries: waitingListEntries,
  };
}

type Country = Pick<CountryUse, 'id' | 'name'>;

/** The countries that use the limit (C6): of consuming trainee bookings. */
export function countriesOf(bookings: readonly BoardBooking[]): readonly Country[] {
  const found = new Map<string, Country>();
  for (const { consumesSeat, bookingType, country } of bookings)
    if (consumesSeat && bookingType === 'TRAINEE' && country !== null) found.set(country.id, country);
  return [...found.values()];
}

/** Those over their limit first, then the fullest. */
export const byPressure = (one: CountryUse, other: CountryUse): number =>
  Number(other.use.isOver) - Number(one.use.isOver) ||
  other.use.used - one.use.used ||
  one.name.localeCompare(other.name);

async function readCountries(
  client: ApolloClient<unknown>,
  event: string,
  countries: readonly Country[],
  context: { readonly fetchOptions: { readonly signal: AbortSignal } },
): Promise<readonly CountryUse[]> {
  const field = 'eventAvailability';
  const { selectionSet } = rootField(countryUseDocument, field);
  if (countries.length === 0 || selectionSet === undefined) return [];
  const variables = countries.flatMap(({ id }, index) => [
    [repeatedVariable('event', index), event],
    [repeatedVariable('country', index), id],
  ]);
  const { data } = await client.query<Readonly<Record<string, { country: LimitUse | null } | null>>>({
    query: repeatDocument(countryUseDocument, { field, count: countries.length, selection: selectionSet }),
    variables: Object.fromEntries(variables) as Readonly<Record<string, string>>,
    context,
  });
  return countries
    .flatMap(({ id, name }, index) => {
      const use = data[repeatedKey(index)]?.country;
      return use === null || use === undefined ? [] : [{ id, name, use }];
    })
    .sort(byPressure);
}
