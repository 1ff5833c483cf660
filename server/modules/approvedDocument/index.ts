export { approvedDocumentNoun } from './approvedDocumentNoun.ts';
export { learnHashes } from './learnHashes.ts';
export { notifyStale } from './notifyStale.ts';
export { staleMail } from './staleMail.ts';
export { approvedDownload } from './download.ts';
export { removedDocuments } from './removedDocuments.ts';
