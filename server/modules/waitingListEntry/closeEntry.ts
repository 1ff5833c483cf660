import { update } from '#server/db/rows.ts';
import { auditChange } from '#server/graphql/write/auditChange.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { notifyNextEligible } from '../notification/index.ts';
import { waitingListService } from './service.ts';

/** W4: an active entry is closed, and another may be the next. */
export async function closeEntry(write: Write, id: string, reason: 'ERASED' | 'MERGED'): Promise<void> {
  const closed = { closed_at: write.now.toISOString(), closed_reason: reason };
  const row = await update(write.tx, 'waiting_list_entries', id, closed);
  await auditChange(write, waitingListService.definition, row, {
    event: 'updated',
    old: { closed_at: null, closed_reason: null },
    new: closed,
  });
  await notifyNextEligible(write, row.centre_event_id);
}
