import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';

type Filed = Pick<ApprovedDocumentRecord, 'documentUrl' | 'fileHash'>;

/** Where the file is read; another file has another address, so that none is taken for its successor. */
export function filePath({ documentUrl, fileHash }: Filed): string | undefined {
  if (documentUrl === null || fileHash === null) return undefined;
  return `${documentUrl}?file=${fileHash}`;
}
