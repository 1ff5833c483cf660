export { checkCollectFields, eachFieldOnce } from './checkCollectFields.ts';
