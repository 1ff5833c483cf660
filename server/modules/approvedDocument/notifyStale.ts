import { sql } from 'kysely';
import { hasRole, isOpenToCountriesOf, worksIn } from '#server/access/holders.ts';
import type { Reader } from '#server/access/Viewer.ts';
import { grantsFrom, grantsMembers, type GrantsRow } from '#server/auth/loadGrants.ts';
import { and, or } from '#server/db/conditions.ts';
import { run, runJson, selectIds, type Tx } from '#server/db/rows.ts';
import { jobOf } from '#server/jobs/jobTransaction.ts';
import { enqueueMail } from '#server/mail/enqueueMail.ts';
import { isStaleUntold } from './documentMeasures.ts';
import { documentScope } from './documentScope.ts';

/** Tells compliance and the managers of what went stale, once for each approval (F1). Answers how many were told. */
export const notifyStale = jobOf(async (tx, now) => {
  const moment = now.toISOString();
  // Whoever approves it at this moment holds its row: it is looked at again when that is done.
  const ids = await selectIds(
    tx,
    sql`select d.id::text from approved_documents d where ${isStaleUntold('d')} order by d.id for update of d skip locked`,
  );
  if (ids.length === 0) return 0;
  const readers = await readersOf(tx, ids);
  const told = await run<{ id: string; user_id: string }>(
    tx,
    sql`with noted as (
          insert into approval_steps (approved_document_id, event, date, hash, file_hash)
          select d.id, 'STALE', ${moment}, approved_document_hash(d.id), d.file_hash
          from approved_documents d where d.id = any(${ids}::bigint[]) and ${isStaleUntold('d')} returning approved_document_id as id)
        insert into notifications (user_id, kind, centre_event_id, approved_document_id, date_created)
        select u.id, 'DOCUMENT_STALE', d.centre_event_id, d.id, ${moment}
        from noted join approved_documents d on d.id = noted.id cross join users u
        where ${or(readers.map((each) => and([sql`u.id = ${each.id}::bigint`, documentScope('d', each)])))} and ${isConcerned}
        returning id::text, user_id::text`,
  );
  for (const { id, user_id } of told)
    await enqueueMail(tx, { kind: 'DOCUMENT_STALE', userId: user_id, subjectId: id, now });
  return told.length;
});

interface ReaderRow extends GrantsRow {
  readonly id: string;
}

/** Whom one of these documents concerns, with what they may see: nobody is told of what is hidden from them. */
async function readersOf(tx: Tx, ids: readonly string[]): Promise<readonly Reader[]> {
  const readers = await runJson<ReaderRow>(
    tx,
    sql`select json_build_object('id', u.id::text, ${grantsMembers})::text as row from users u where u.deactivated_at is null
        and exists (select 1 from approved_documents d where d.id = any(${ids}::bigint[]) and ${isConcerned})`,
  );
  return readers.map((found) => ({ id: found.id, ...grantsFrom(found) }));
}

/** Who approves, and who may change the event or centre: a country's managers do where it is theirs, and open to them (S2). */
const isConcerned = sql`(${hasRole('compliance', 'global_manager')} or (${hasRole('country_manager')} and (
  exists (select 1 from centre_events e where e.id = d.centre_event_id and ${worksIn(sql.ref('e.country_id'))} and ${isOpenToCountriesOf('e')})
  or exists (select 1 from training_centres c where c.id = d.training_centre_id and ${worksIn(sql.ref('c.country_id'))}))))`;
