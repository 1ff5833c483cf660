import type { Change } from '../approvalOperations.ts';
import type { ApprovalWords } from '../approvalWords.ts';

/** What changed, thing by thing. */
export const summarise = (changes: readonly Change[], words: ApprovalWords): readonly string[] =>
  changes.map(({ label, field, before, after }) =>
    [label, field, before ?? words('changes.none'), '→', after ?? words('changes.none')].join(' '),
  );
