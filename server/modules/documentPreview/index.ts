export { keepPreview, previewFile } from './keepPreview.ts';
