export { documentsKind } from './documentsKind.ts';
export { documentRunNoun } from './documentRunNoun.ts';
export {
  deletePassportFiles,
  deletePassportFilesOf,
  sealPassportFiles,
  tryPassportFiles,
} from './passportFiles.ts';
export { lackOfFiles } from './missingFiles.ts';
export { deletedFiles } from './passportMeasures.ts';
export { documentsTask, enqueueDocuments } from './generate.ts';
export type { RunType } from './runKindPolicy.ts';
export { keepRun } from './openRun.ts';
export { generatedDocumentNoun } from './generatedDocumentNoun.ts';
export { handOut, keptFile } from './handOut.ts';
export { generatedDownload } from './generatedDownload.ts';
export { mailsKind, mailsTask } from './sending/sendDocuments.ts';
export { documentMailGivenUp } from './sending/documentMailGivenUp.ts';
export { documentMailWriter } from './sending/writeDocumentMail.ts';
export { madeToApprove, type MadeToApprove } from './madeToApprove.ts';
export { refuseChanged } from './refuseChanged.ts';
