export { checkCollectFields } from './checkCollectFields.ts';
