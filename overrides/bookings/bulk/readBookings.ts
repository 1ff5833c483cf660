import type { ApolloClient } from '@apollo/client/core';
import { rootField } from '#src/data/operations/definitionOf.ts';
import { repeatOperation, repeatedKey, repeatedVariable } from '#src/data/operations/repeatOperation.ts';
import { bulkBookingQuery } from './bulkOperations.ts';
import type { BulkBookingQuery } from '#src/generated/operations.ts';
import type { BulkBooking } from './bulkPreview.ts';

/** The server allows 250 aliases. */
const atOnce = 100;

/** The selected bookings as they are now; those that are gone or hidden are left out: whoever shows them says so (S3). */
export async function readBookings(
  client: ApolloClient<unknown>,
  ids: readonly string[],
): Promise<readonly BulkBooking[]> {
  const found: BulkBooking[] = [];
  for (let start = 0; start < ids.length; start += atOnce)
    found.push(...(await readSome(client, ids.slice(start, start + atOnce))));
  return found;
}

async function readSome(
  client: ApolloClient<unknown>,
  ids: readonly string[],
): Promise<readonly BulkBooking[]> {
  const field = 'eventBooking';
  const { selectionSet } = rootField(bulkBookingQuery, field);
  if (selectionSet === undefined) return [];
  const { data } = await client.query<Readonly<Record<string, BulkBookingQuery['eventBooking']>>>({
    query: repeatOperation(bulkBookingQuery, { field, count: ids.length, selection: selectionSet }),
    variables: Object.fromEntries(ids.map((id, index) => [repeatedVariable('id', index), id])),
  });
  return ids
    .map((_id, index) => data[repeatedKey(index)])
    .filter((booking) => booking !== null && booking !== undefined);
}
