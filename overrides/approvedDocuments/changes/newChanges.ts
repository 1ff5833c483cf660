import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import type { Change } from '../approvalOperations.ts';

type Seen = Pick<ApprovedDocumentRecord, 'changes' | 'fileHash' | 'fileName' | 'name'>;

const keyOf = ({ label, field, after }: Change): string => `${label}|${field}|${after ?? ''}`;

/** What has changed since somebody looked: changes since the approval that were not there yet, and another file. */
export function newChanges(seen: Seen, now: Seen): readonly Change[] {
  const known = new Set(seen.changes.map(keyOf));
  const since = now.changes.filter((change) => !known.has(keyOf(change)));
  const isOtherFile = seen.fileHash !== now.fileHash && since.length === 0;
  return isOtherFile
    ? [{ label: now.name, field: 'file', before: seen.fileName, after: now.fileName }]
    : since;
}
