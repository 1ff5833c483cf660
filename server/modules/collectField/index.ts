export { checkCollectFields, collectFieldNames } from './checkCollectFields.ts';
