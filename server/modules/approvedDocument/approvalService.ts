import { sql } from 'kysely';
import { reach } from '#server/access/roleTable.ts';
import type { Row } from '#server/db/Row.ts';
import { run } from '#server/db/rows.ts';
import {
  alreadyApproved,
  type ApprovalChange,
  documentRefused,
  jobcodeTaken,
  notApprovable,
  type Obstacle,
  staleApproval,
} from '#server/errors/approvalRefusals.ts';
import { forbidden, validationFailed } from '#server/errors/errors.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import { identityOf } from '#server/graphql/write/trimmedOrNull.ts';
import { nameOfUser } from '../user/userScope.ts';
import { recordStep } from './approvalSteps.ts';
import { currentHash } from './documentMeasures.ts';
import { changesOf } from './changeMeasures.ts';
import { removedInstead } from './documentPolicy.ts';
import { changeDocument, documentWrites } from './documentWrites.ts';
import { lockDocument } from './lockDocument.ts';
import { obstacles } from './obstacleMeasures.ts';
import { honorariaToFreeze } from '../honoraria/index.ts';
import { settle, unsettle } from './settle.ts';

type Document = Row<'approved_documents'>;

interface Approving {
  readonly id: string;
  readonly jobcode: string;
  readonly current_hash?: string | null;
}

/** F2, F4: bytes and values as they were seen, by somebody who did not bring them, with all that follows in one transaction. */
export async function approveDocument(session: WriteSession, { input }: { readonly input: Approving }) {
  mustApprove(session, 'approve documents');
  const jobcode = identityOf(input.jobcode);
  if (jobcode === '') throw validationFailed('input.jobcode', 'Enter the code of the approval.');
  return documentWrites.transaction(session, async (write) => {
    const row = await lockDocument(write, input.id);
    const { hash, facts, honoraria } = await compared(write, row, input.current_hash ?? null);
    await checkJobcode(write, row, jobcode);
    await settle(write, row, { jobcode, honoraria });
    await changeDocument(write, row, {
      jobcode,
      field_hash: hash,
      kept_facts: facts,
      approved_file_hash: row.file_hash,
      approved_file_name: row.file_name,
      approved_by_id: write.viewer.id,
      date_approved: write.now.toISOString(),
    });
    await recordStep(write, row.id, { event: 'APPROVED' });
    return row.id;
  });
}

/** F4: forward only; file and history stay. What was made from a template is withdrawn before its approval too (F3). */
export async function withdrawDocument(
  session: WriteSession,
  { id, reason }: { readonly id: string; readonly reason?: string | null },
) {
  mustApprove(session, 'withdraw documents');
  const given = trimmed(reason);
  if (given === '') throw validationFailed('reason', 'Say why the document is withdrawn.');
  return documentWrites.transaction(session, async (write) => {
    const row = await lockDocument(write, id);
    if (row.date_withdrawn !== null) throw documentRefused('It was withdrawn already.');
    const { date_approved: approved } = row;
    if (approved === null && row.is_custom_document) throw documentRefused(removedInstead);
    await changeDocument(write, row, {
      date_withdrawn: approved === null ? write.now.toISOString() : notBefore(approved, write.now),
      withdrawn_by_id: write.viewer.id,
      withdrawn_reason: given,
    });
    if (approved !== null) await unsettle(write, row, given);
    await recordStep(write, row.id, { event: 'WITHDRAWN', reason: given });
    return row.id;
  });
}

/** Whoever asked before the approval was through, or by a clock that is behind, withdraws at its moment. */
const notBefore = (approved: string, now: Date): string =>
  new Date(Math.max(Date.parse(approved), now.getTime())).toISOString();

function mustApprove({ viewer }: WriteSession, doing: string): void {
  if (reach(viewer, 'documents.approve') === 'none') throw forbidden(doing);
}

interface Standing {
  readonly hash: string | null;
  readonly facts: Document['kept_facts'];
  readonly changes: readonly ApprovalChange[];
  readonly obstacles: readonly Obstacle[];
  readonly approver: string | null;
}

/**
 * What is asked of the document as it now is, its row locked. All that the approval compares, keeps and freezes is read by
 * one statement: rates and fair market values are nobody's to lock, and what is committed a moment later was not seen.
 */
async function compared(write: Write, row: Document, seen: string | null) {
  const [found] = await run<{ row: string; honoraria: string | null }>(
    write.tx,
    sql`select json_build_object('hash', ${currentHash('d')}, 'facts', approved_document_kept(d.id), 'changes', ${changesOf('d', write.viewer)},
          'obstacles', ${obstacles('d', write.viewer)},
          'approver', (select ${nameOfUser(sql`u.full_name`, sql`u.id`, write.viewer)} from users u where u.id = d.approved_by_id))::text as row,
          case when d.purpose = 'CONTRACT' then ${honorariaToFreeze(sql`d.centre_event_id`)}::text end as honoraria
        from approved_documents d where d.id = ${row.id}`,
  );
  const standing = JSON.parse(found?.row ?? '') as Standing;
  const [first] = standing.obstacles;
  if (first?.code === 'ALREADY_APPROVED') throw alreadyApproved(standing.approver ?? 'Somebody else');
  if (seen !== null && seen !== standing.hash) throw staleApproval(standing.changes);
  // Which honoraria block, and why, is told by what freezes them.
  const other = standing.obstacles.find(({ code }) => code !== 'HONORARIA_BLOCKED');
  if (other !== undefined) throw notApprovable(other);
  return { hash: standing.hash, facts: standing.facts, honoraria: found?.honoraria ?? null };
}

/** A code that differs in its capitals alone is the same code, to whoever reads it out. */
async function checkJobcode({ tx }: Write, { id }: Document, jobcode: string): Promise<void> {
  const [holder] = await run<{ name: string }>(
    tx,
    sql`select name from approved_documents where lower(jobcode) = lower(${jobcode}) and id <> ${id} and date_approved is not null and date_withdrawn is null`,
  );
  if (holder !== undefined) throw jobcodeTaken('input.jobcode', holder.name);
}
