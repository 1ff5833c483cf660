import { safeFileName } from '#server/documents/downloads/fileNames.ts';

/** What an uploaded PDF is called: as it was, without what turns a name around, and with the ending of what it is. */
export const uploadedName = (given: string): string =>
  // Forms write quotation marks so.
  `${safeFileName(given.replaceAll('%22', '"').replace(/\.pdf$/i, ''))}.pdf`;
