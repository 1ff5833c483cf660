import type { ApolloClient } from '@apollo/client/core';
import { mutateRows, type RowOutcome } from '#src/data/write/mutateRows.ts';
import { bulkStatusMutation } from './bulkOperations.ts';
import type { BulkAction, BulkBooking } from './bulkPreview.ts';
import { readBookings } from './readBookings.ts';

const target = { confirm: 'CONFIRMED', cancel: 'CANCELLED' } as const;

export interface BulkChange {
  readonly booking: BulkBooking;
  /** Why a rule is passed for it. */
  readonly reason?: string | undefined;
  /** It was sent before, and no answer came. */
  readonly isRepeated?: boolean;
}

/** Sets the status of each booking, each in a transaction of its own (K4), and tells what became of each. */
export async function runBulk(
  client: ApolloClient<unknown>,
  changes: readonly BulkChange[],
  action: BulkAction,
): Promise<ReadonlyMap<string, RowOutcome>> {
  const rows = changes.map(({ booking: { id, dateModified }, reason }) => ({
    input: {
      id,
      booking_status: target[action],
      date_modified: dateModified,
      ...(reason === undefined ? {} : { override_reason: reason }),
    },
  }));
  const outcomes = await mutateRows(client, {
    operation: bulkStatusMutation,
    field: 'updateEventBooking',
    rows,
  });
  const known = new Map<string, RowOutcome>(
    changes.flatMap(({ booking: { id }, isRepeated = false }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) return [];
      return [[id, outcome.ok || !isRepeated ? outcome : { ...outcome, repeated: true }] as const];
    }),
  );
  for (const id of await changedByUs(client, known, target[action]))
    known.set(id, { ok: true, answer: undefined });
  return known;
}

/** What a change of the status writes and nothing else: the server's own columns beside it. */
const ofStatus: ReadonlySet<string> = new Set(['booking_status', 'cancel_reason']);

/**
 * K6: a booking that was sent again is stale where its first sending went through. It then stands where it was meant
 * to, and nothing else of it has changed; whatever a colleague did in between stays refused.
 */
async function changedByUs(
  client: ApolloClient<unknown>,
  outcomes: ReadonlyMap<string, RowOutcome>,
  status: (typeof target)[BulkAction],
): Promise<readonly string[]> {
  const doubtful = [...outcomes].flatMap(([id, outcome]) => (isDoubtful(outcome) ? [id] : []));
  if (doubtful.length === 0) return [];
  try {
    const found = await readBookings(client, doubtful);
    return found.filter(({ bookingStatus }) => bookingStatus === status).map(({ id }) => id);
  } catch {
    // Not read, not known: they stay refused, and can be looked at again.
    return [];
  }
}

function isDoubtful(outcome: RowOutcome): boolean {
  if (outcome.ok || outcome.repeated !== true || outcome.refusal.code !== 'STALE_WRITE') return false;
  const { changed } = outcome.refusal.details;
  const keys = typeof changed === 'object' && changed !== null ? Object.keys(changed) : [];
  return keys.every((key) => ofStatus.has(key));
}
