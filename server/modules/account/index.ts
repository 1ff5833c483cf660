export { accountMutations } from './resolvers.ts';
