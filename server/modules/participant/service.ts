import { sql } from 'kysely';
import type { Row } from '#server/db/Row.ts';
import { inUse, taken } from '#server/errors/errors.ts';
import { blankToNull } from '#server/graphql/write/blankToNull.ts';
import { checkCollectFields } from '../collectField/index.ts';
import { exists } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { checkNewCountry, lockAroundPerson } from './changeOfCountry.ts';
import { holdsPlace } from './holdsPlace.ts';
import { participantPolicy } from './policy.ts';

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
    ...blankToNull(change, ['onekey_id', 'veeva_id']),
    ...(change.old === null ? { author_id: write.viewer.id } : {}),
  }),
  validate: (_write, change) => checkCollectFields(change),
  afterWrite: checkNewCountry,
  beforeDelete: refuseWhileBooked,
});

async function refuseWhileBooked(write: Write, row: Row<'participants'>): Promise<void> {
  const booked = sql`select 1 from participants p where p.id = ${row.id} and ${holdsPlace('p')}`;
  if (await exists(write.tx, booked)) throw inUse('participant');
}
