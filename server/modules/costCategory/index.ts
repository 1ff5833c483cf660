export { costCategoryNoun } from './costCategoryNoun.ts';
