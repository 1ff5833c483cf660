export { trainingCentreNoun } from './trainingCentreNoun.ts';
