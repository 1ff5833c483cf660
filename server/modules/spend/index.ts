export { spendNoun } from './spendNoun.ts';
