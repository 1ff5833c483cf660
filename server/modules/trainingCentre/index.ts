export { trainingCentreMutations } from './resolvers.ts';
