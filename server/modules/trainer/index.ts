export { trainerMutations } from './resolvers.ts';
