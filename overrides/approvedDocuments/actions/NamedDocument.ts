import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';

/** A document as a question about it names it. */
export type NamedDocument = Pick<ApprovedDocumentRecord, 'id' | 'name'>;
