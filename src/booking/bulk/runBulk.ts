import type { ApolloClient } from '@apollo/client/core';
import type { Row } from '../../data/Row.ts';
import { isRow } from '../../data/Row.ts';
import { mutateRows, type RowOutcome } from '../../data/write/mutateRows.ts';
import { bulkStatusDocument } from './bulkDocuments.ts';
import type { BulkAction, BulkBooking } from './bulkPreview.ts';

const target = { confirm: 'CONFIRMED', cancel: 'CANCELLED' } as const;

export interface BulkChange {
  readonly booking: BulkBooking;
  /** Why a rule is passed for it. */
  readonly reason?: string | undefined;
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
    document: bulkStatusDocument,
    field: 'updateEventBooking',
    rows,
    again: withoutVersion,
  });
  return new Map(
    changes.flatMap(({ booking: { id } }, index) => {
      const outcome = outcomes[index];
      return outcome === undefined ? [] : [[id, outcome] as const];
    }),
  );
}

/** The first sending may have gone through and moved the version on; the status itself can be set twice. */
const withoutVersion = ({ input }: Row): Row => {
  if (!isRow(input)) return { input };
  const { date_modified: _read, ...rest } = input;
  return { input: rest };
};
