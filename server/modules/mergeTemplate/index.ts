export { mergeTemplateNoun } from './mergeTemplateNoun.ts';
