export { documentsKind } from './documentsKind.ts';
export { documentRunNoun } from './documentRunNoun.ts';
export { documentsTask } from './generate.ts';
export { generatedDocumentNoun } from './generatedDocumentNoun.ts';
export { generatedDownload } from './generatedDownload.ts';
export { mailsKind, mailsTask } from './sending/sendDocuments.ts';
export { documentMailWriter } from './sending/writeDocumentMail.ts';
export { madeToApprove, type MadeToApprove } from './madeToApprove.ts';
export { newerGuidOf, runKeyOf } from './madeAgain.ts';
