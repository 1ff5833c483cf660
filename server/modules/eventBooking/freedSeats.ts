import { columnText, type Row, sameValue } from '../../graphql/write/Json.ts';
import type { Change, Write } from '../../graphql/write/WriteDefinition.ts';
import { notifyNextEligible } from '../notification/index.ts';

/** What may free a seat, or room under a country's or a user's limit. */
const freeing = [
  'booking_status',
  'booking_type',
  'centre_event_id',
  'participant_id',
  'placeholder_country_id',
  'author_id',
  'date_expiry',
];

/** W4: whoever comes next hears of what a change has freed; B3 frees, and promotes nobody. */
export async function afterChange(write: Write, { old, row }: Change): Promise<void> {
  if (old === null || !freeing.some((column) => !sameValue(old[column] ?? null, row[column] ?? null))) return;
  await afterDelete(write, old);
}

export async function afterDelete(write: Write, old: Row): Promise<void> {
  const event = columnText(old, 'centre_event_id');
  if (event !== null && old['booking_type'] === 'TRAINEE') await notifyNextEligible(write, event);
}
