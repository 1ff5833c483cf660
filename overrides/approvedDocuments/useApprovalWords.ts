import { useWordsOf } from '#src/i18n/useWordsOf.ts';
import { approvalWords, type ApprovalWords } from './approvalWords.ts';

export const useApprovalWords = (): ApprovalWords => useWordsOf('approvals', approvalWords);
