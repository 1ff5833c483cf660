export { accountNoun } from './accountNoun.ts';
