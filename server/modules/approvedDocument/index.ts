export { approvedDocumentNoun } from './approvedDocumentNoun.ts';
