export { centreEventList } from './centreEventList.ts';
export { centreEventMutations } from './resolvers.ts';
