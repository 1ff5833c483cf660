import { linkedIds, syncedIds, type LinkList } from '#server/graphql/write/syncLinks.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';

type LedTable = 'centre_events' | 'training_centres';

/** A3: the lead trainer is one of the trainers. Looked at only where one of the two changes. */
export async function checkLeadTrainer(
  write: Write,
  change: Change<LedTable>,
  list: LinkList,
): Promise<void> {
  const given = change.input[list.key];
  if (change.values.lead_trainer_id === undefined && given === undefined) return;
  const lead = change.row.lead_trainer_id;
  if (lead === undefined || lead === null) return;
  const ids = given === undefined ? await linkedIds(write.tx, list, change.id) : syncedIds(given);
  if (ids.includes(lead)) return;
  const field = change.values.lead_trainer_id === undefined ? list.key : 'lead_trainer_id';
  change.problems.add(`${change.path}.${field}`, 'The lead trainer must be one of the trainers.');
}
