import { journeyPolicy } from '../journey/journeyPolicy.ts';
import type { NextRow } from '#server/db/Row.ts';
import { refused, waitsAlready } from '#server/errors/bookingRefusals.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import {
  countryOfJourney,
  flightPolicyOf,
  eventTurn,
  lockEvents,
  nameOfJourney,
  participantOfInput,
} from '../journey/index.ts';
import { notifyNextEligible } from '../notification/index.ts';
import { passportColumns, passportOfInput } from '../passport/index.ts';
import { checkEntry } from './checkEntry.ts';

const table = 'waiting_list_entries';

/** People who wait for a seat. Locks the event first (K1). */
export const waitingListService = new Writes({
  type: 'WaitingListEntry',
  table,
  noun: 'waiting-list entry',
  policy: journeyPolicy,
  policyOf: flightPolicyOf,
  nameOf: nameOfJourney,
  countryOf: countryOfJourney,
  required: ['centre_event_id'],
  consumed: ['participant'],
  remarks: ['override_reason'],
  secret: passportColumns,
  unversioned: ['passport_expires_soon'],
  // W2: one active entry per person and event.
  constraints: { waiting_list_entries_one_per_person: (path) => refused(waitsAlready, path) },
  deletedColumn: 'deleted_at',
  turnOf: eventTurn,
  lock: (write, target) => lockEvents(write, table, target),
  derive: async (write, change) => {
    const author = change.old === null ? { author_id: write.viewer.id } : {};
    const priority = change.values.priority === null ? { priority: 0 } : {};
    return {
      ...author,
      ...priority,
      ...(await participantOfInput(write, change)),
      ...(await passportOfInput(write, change, table)),
    };
  },
  validate: checkEntry,
  // W4: another may have become the next.
  afterWrite: (write, { row }) => flagNext(write, row),
  afterDelete: flagNext,
});

async function flagNext(write: Write, row: NextRow<'waiting_list_entries'>): Promise<void> {
  const event = row.centre_event_id;
  if (event !== null) await notifyNextEligible(write, event);
}
