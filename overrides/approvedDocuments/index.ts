/** What other nouns may take of documents that are approved. */
export { useChangesInWords } from './changes/useChangesInWords.ts';
export { ApprovalBanner } from './held/ApprovalBanner.tsx';
export { HeldDocumentField } from './held/HeldDocumentField.tsx';
export { useNeededWords } from './useNeededWords.ts';
export { useWorklist, type Worklist } from './useWorklist.ts';
