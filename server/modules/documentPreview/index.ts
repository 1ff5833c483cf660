export { forgetPreviews } from './forgetPreviews.ts';
export { keepPreview, previewDownload } from './keepPreview.ts';
