export { exportMutations } from './resolvers.ts';
