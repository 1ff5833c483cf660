export { centreEventMutations } from './resolvers.ts';
