export { keepPreview, previewDownload } from './keepPreview.ts';
