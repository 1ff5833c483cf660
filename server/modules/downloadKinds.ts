import type { DownloadKinds } from '#server/documents/downloads/Download.ts';
import { approvedDownload } from './approvedDocument/index.ts';
import { previewDownload } from './documentPreview/index.ts';
import { exportDownload } from './export/index.ts';
import { problemsDownload } from './recordImport/index.ts';
import { generatedDownload } from './documentRun/index.ts';

/** What can be had at `/downloads/{kind}/{key}`, each told by the module whose file it is. */
export const downloadKinds: DownloadKinds = {
  approved: approvedDownload,
  generated: generatedDownload,
  exports: exportDownload,
  imports: problemsDownload,
  previews: previewDownload,
};
