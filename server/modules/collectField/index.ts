export { checkCollectFields } from './checkCollectFields.ts';
export { detailNames } from './detailNames.ts';
