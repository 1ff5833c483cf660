export { redirectMutations } from './resolvers.ts';
