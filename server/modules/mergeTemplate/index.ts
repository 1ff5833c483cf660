export { mergeTemplateMutations } from './resolvers.ts';
