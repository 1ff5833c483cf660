import type { DownloadKinds } from '#server/documents/downloads/Download.ts';
import { sessionOf } from '#server/graphql/WriteSession.ts';
import { approvedDownload } from './approvedDocument/index.ts';
import { previewFile } from './documentPreview/index.ts';
import { generatedDownload } from './documentRun/index.ts';

/** What can be had at `/downloads/{kind}/{key}`, each told by the module whose file it is. */
export const downloadKinds: DownloadKinds = {
  approved: approvedDownload,
  generated: generatedDownload,
  previews: async (key, context) => {
    const hash = await previewFile(sessionOf(context), key);
    return hash === null ? null : { hash, fileName: 'Preview.pdf', type: 'application/pdf' };
  },
};
