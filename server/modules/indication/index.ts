export { indicationNoun } from './indicationNoun.ts';
