export { checkLeadTrainer } from './checkLeadTrainer.ts';
export { trainerNoun } from './trainerNoun.ts';
