/** What other nouns may take of documents. */
export { documentPath, runPath } from './documentPaths.ts';
export { bookingKinds, eventKinds, trainerKinds } from './start/documentKinds.ts';
export { DocumentsMenu } from './start/DocumentsMenu.tsx';
export { useKinds } from './start/useKinds.ts';
export { EventDocuments } from './start/EventDocuments.tsx';
export { SelectionDocuments } from './start/SelectionDocuments.tsx';
export { FileDeleted } from './paper/FileDeleted.tsx';
export { RecordDocuments, useDocumentsSection, useMayReadDocuments } from './made/RecordDocuments.tsx';
