export { redirectNoun } from './redirectNoun.ts';
