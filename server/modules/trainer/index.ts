export { checkLeadTrainer } from './checkLeadTrainer.ts';
export { trainerMutations } from './resolvers.ts';
