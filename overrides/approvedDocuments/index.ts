/** What other nouns may take of documents that are approved. */
export { ApprovalBanner } from './held/ApprovalBanner.tsx';
export { HeldDocumentField } from './held/HeldDocumentField.tsx';
export { ApprovalWorklist } from './home/ApprovalWorklist.tsx';
