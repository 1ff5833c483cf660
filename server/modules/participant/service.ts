import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { inUse, taken, validationFailed } from '#server/errors/errors.ts';
import { erased } from '#server/errors/participantRefusals.ts';
import { trimmedOrNull } from '#server/graphql/write/trimmedOrNull.ts';
import { checkCollectFields } from '../collectField/index.ts';
import { exists } from '#server/db/rows.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { checkNewCountry, lockAroundPerson } from './changeOfCountry.ts';
import { keepDetails } from './detailsOfConfirmed.ts';
import { inOwnCountries } from '#server/access/countries.ts';
import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import type { Sql } from '#server/db/conditions.ts';

export const participantPolicy: WritePolicy = {
  capability: 'participants.write',
  countries: (alias, viewer) => inOwnCountries(sql.id(alias, 'country_id'), viewer),
  placedBy: ['country_id'],
};

/** G3: both have to be in reach. */
export const mergePolicy: WritePolicy = { ...participantPolicy, capability: 'participants.merge' };

/** What one may not do oneself: a merge, an erasure (ADR 45). */
export const askPolicy: WritePolicy = { ...participantPolicy, capability: 'participants.ask' };

const erasePolicy: WritePolicy = { ...participantPolicy, capability: 'participants.erase' };

/** Of whom somebody else has asked for it. */
const erasureApprovalPolicy: WritePolicy = {
  ...participantPolicy,
  capability: 'participants.approveErasure',
  always: (alias, viewer) =>
    sql`exists (select 1 from participant_requests "asked" where "asked"."participant_id" = ${sql.id(alias, 'id')}
      and "asked"."kind" = 'ERASURE' and "asked"."state" = 'OPEN' and "asked"."author_id" <> ${viewer.id}::bigint)`,
};

/** G5: who erases does so by themselves, and who approves erasures where another has asked. */
export const erasePolicyOf = (viewer: Viewer): WritePolicy =>
  reach(viewer, 'participants.erase') === 'none' ? erasureApprovalPolicy : erasePolicy;

export const participantService = new Writes({
  type: 'Participant',
  table: 'participants',
  noun: 'participant',
  policy: participantPolicy,
  nameOf: (row) => row.full_name,
  countryOf: (row) => row.country_id,
  required: ['last_name'],
  remarks: ['override_reason'],
  // G3: one participant per identity in each register.
  constraints: {
    participants_onekey: (path) => taken(`${path}.onekey_id`),
    participants_veeva: (path) => taken(`${path}.veeva_id`),
  },
  deletedColumn: 'deleted_at',
  lock: lockAroundPerson,
  derive: (write, change) => ({
    ...trimmedOrNull(change, ['onekey_id', 'veeva_id']),
    ...(change.old === null ? { author_id: write.viewer.id } : {}),
  }),
  validate: (_write, change) => {
    if ((change.old?.erased_at ?? null) !== null) throw erased();
    refuseMerged(change);
    return checkCollectFields(change);
  },
  afterWrite: async (write, change) => {
    await keepDetails(write, change);
    await checkNewCountry(write, change);
  },
  beforeDelete: refuseWhileBooked,
});

/** G3: whatever named them names the one they became; as a second record they would begin anew. */
function refuseMerged({ old, path }: Change<'participants'>): void {
  if ((old?.merged_into_id ?? null) === null) return;
  throw validationFailed(path, 'This participant was merged into another and does not come back.');
}

async function refuseWhileBooked(write: Write, row: Row<'participants'>): Promise<void> {
  const booked = sql`select 1 from participants p where p.id = ${row.id} and ${holdsPlace('p')}`;
  if (await exists(write.tx, booked)) throw inUse('participant');
}

/** A participant with a seat or a place in line, which must not be left to somebody who is gone. */
export function holdsPlace(participant: string): Sql {
  const id = sql.id(participant, 'id');
  return sql`(exists (select 1 from event_bookings "held" where "held"."participant_id" = ${id} and "held"."deleted_at" is null and "held"."booking_status" <> 'CANCELLED')
    or exists (select 1 from waiting_list_entries "held" where "held"."participant_id" = ${id} and waiting_entry_is_active("held"."deleted_at", "held"."closed_at")))`;
}
