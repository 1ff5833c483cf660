export { mergeTemplateNoun } from './mergeTemplateNoun.ts';
export { mergeWorld } from './mergeWorld.ts';
