import { belongsTo } from '#server/db/conditions.ts';
import { sql } from 'kysely';
import { byCountry } from '#server/access/countries.ts';
import { select } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { erased } from '#server/errors/participantRefusals.ts';
import { NOT_VISIBLE } from '#server/graphql/write/references.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { participantScope } from '../participant/participantScope.ts';

/** Of people of one's own countries. */
const requestPolicy: WritePolicy = {
  capability: 'participants.ask',
  countries: (alias, viewer) =>
    belongsTo(alias, 'participant_id', 'participants', (person) =>
      byCountry('participants.ask', viewer, sql.id(person, 'country_id')),
    ),
};

export const requestService = new Writes({
  type: 'ParticipantRequest',
  table: 'participant_requests',
  noun: 'request',
  policy: requestPolicy,
  // Nothing of whom it is about: the log keeps it when they are erased (G5).
  nameOf: ({ kind, participant_id, duplicate_id }) =>
    kind === 'MERGE'
      ? `Merge of participants ${participant_id} and ${duplicate_id ?? ''}`
      : `Erasure of participant ${participant_id}`,
  secret: ['reason', 'answer'],
  countryOf: async (row, { tx }) => {
    const [person] = await select(tx, 'participants', sql`where t.id = ${row.participant_id}`);
    return person?.country_id ?? null;
  },
  required: ['participant_id', 'reason'],
  constraints: {
    participant_requests_open: (path) =>
      validationFailed(`${path}.participant_id`, 'This was asked for already, and nobody has decided yet.'),
  },
  validate: checkPeople,
});

/** S1: of people whom one sees. The inputs are not those of a form, so the engine does not look. */
async function checkPeople(
  { tx, viewer }: Write,
  { row, path, problems }: Change<'participant_requests'>,
): Promise<void> {
  const named = ['participant_id', 'duplicate_id'] as const;
  const people = await select(
    tx,
    'participants',
    sql`where t.id in (${row.participant_id}, ${row.duplicate_id}) and ${participantScope('t', viewer)}`,
  );
  for (const key of named)
    if (row[key] !== null && !people.some(({ id }) => id === row[key]))
      problems.add(`${path}.${key}`, NOT_VISIBLE);
  if (row.duplicate_id === row.participant_id)
    problems.add(`${path}.duplicate_id`, 'Choose another participant.');
  if (people.some(({ erased_at }) => erased_at !== null)) throw erased();
}
