import { mustFind } from '#server/graphql/mustFind.ts';
import { sql } from 'kysely';
import { select, update } from '#server/db/rows.ts';
import { auditChange } from '#server/graphql/write/auditChange.ts';
import { writeScope } from '#server/graphql/write/WritePolicy.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { holdOwner, savedViewService, viewPolicy } from './savedViewService.ts';

/**
 * By whoever could delete it. What was pinned, watched or first is so again.
 * @throws validationFailed where its name is taken by now
 */
export function restoreSavedView(session: WriteSession, { id }: { readonly id: string }): Promise<string> {
  const within = writeScope(viewPolicy, session.viewer, [], 'restore this view');
  return savedViewService.transaction(session, async (write) => {
    const { tx } = write;
    // Of what others have shared only those who may change it know that it was there.
    const view = await mustFind('SavedView', id, () =>
      select(
        tx,
        'saved_views',
        sql`where t.id = ${id} and t.deleted_at is not null and ${within('t')}
            and (t.owner_id = ${session.viewer.id} or t.audience <> 'OWN') for update of t`,
      ),
    );
    if (view.owner_id === session.viewer.id) await holdOwner(write);
    const row = await update(tx, 'saved_views', id, { deleted_at: null });
    await auditChange(write, savedViewService.definition, row, {
      event: 'restored',
      old: { deleted_at: view.deleted_at },
      new: { deleted_at: null },
    });
    return id;
  });
}
