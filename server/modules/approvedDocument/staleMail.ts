import { sql } from 'kysely';
import { loadGrants } from '#server/auth/loadGrants.ts';
import { type ApprovalChange, changeWords } from '#server/errors/approvalRefusals.ts';
import type { WriteMail } from '#server/mail/WriteMail.ts';
import { isStale } from './documentMeasures.ts';
import { changesOf } from './changeMeasures.ts';
import { documentScope } from './documentScope.ts';

interface Stale {
  readonly documentId: string;
  readonly name: string;
  readonly changes: readonly ApprovalChange[];
}

/** What was approved has changed: which document, and what of it; nothing where that is settled by now. */
export const staleMail: WriteMail = async ({ database, brand, publicUrl }, { id, userId, name }) => {
  if (id === null) return null;
  const viewer = { id: userId, ...(await loadGrants(database, userId)) };
  const text = await database.readJson(
    sql`select json_build_object('documentId', d.id::text, 'name', d.name, 'changes', ${changesOf('d', viewer)})::text
        from notifications n join approved_documents d on d.id = n.approved_document_id
        where n.id = ${id}::bigint and n.user_id = ${userId}::bigint and n.date_read is null and ${isStale('d')} and ${documentScope('d', viewer)}`,
  );
  if (text === null) return null;
  const stale = JSON.parse(text) as Stale;
  return {
    subject: `Approval stale: ${stale.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `“${stale.name}” was approved, and what it says has changed since. It may not be used until it is approved again.`,
      ...stale.changes.map(changeWords),
    ],
    link: { label: 'Open the document', url: `${publicUrl}/approvedDocuments/${stale.documentId}` },
    footer: `You get this mail from ${brand} because you approve documents, or manage what this one is about.`,
  };
};
