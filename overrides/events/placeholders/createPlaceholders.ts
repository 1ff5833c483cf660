import { type ApolloClient, gql } from '@apollo/client/core';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';
import { mutateRows, type RowOutcome } from '#src/data/write/mutateRows.ts';
import type { BookingType, CreateEventBookingInput } from '#src/generated/schema.ts';
import type { Documents } from '#src/generated/operations.ts';

export interface PlaceholderWishes {
  readonly eventId: string;
  readonly count: number;
  readonly type: BookingType;
  readonly countryId: string | undefined;
}

export type PlaceholderInput = CreateEventBookingInput;

const createPlaceholderMutation: Documents['CreatePlaceholder'] = gql`
  mutation CreatePlaceholder($input: CreateEventBookingInput!) {
    createEventBooking(input: $input) {
      id
    }
  }
`;

/** The inputs of n placeholders, each with a key of its own: the same input sent again makes no second one (K5). */
export const placeholderInputs = ({
  eventId,
  count,
  type,
  countryId,
}: PlaceholderWishes): readonly PlaceholderInput[] =>
  Array.from({ length: count }, () => ({
    booking_status: 'NEW',
    booking_type: type,
    centre_event_id: eventId,
    idempotency_key: idempotencyKey(),
    ...(countryId === undefined ? {} : { country_id: countryId }),
  }));

/** The same with a reason is another input, which needs a key of its own (K5). */
export const forReason = (input: PlaceholderInput, reason: string): PlaceholderInput => ({
  ...input,
  idempotency_key: idempotencyKey(),
  override_reason: reason,
});

/** Bookings without a participant in one request, each with its own result (K4). */
export const createPlaceholders = (
  client: ApolloClient<unknown>,
  inputs: readonly PlaceholderInput[],
): Promise<readonly RowOutcome[]> =>
  mutateRows(client, {
    operation: createPlaceholderMutation,
    field: 'createEventBooking',
    rows: inputs.map((input) => ({ input })),
  });
