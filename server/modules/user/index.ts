export { userMutations } from './resolvers.ts';
