export { viewEnteredMail } from './viewEnteredMail.ts';
export { watchMutations, watchQueries } from './watchOperations.ts';
export { watchViews } from './watchViews.ts';
