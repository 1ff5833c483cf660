export { checkCollectFields, eachFieldOnce } from './checkCollectFields.ts';
export { detailNames } from './detailNames.ts';
