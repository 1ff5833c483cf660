export { countryNoun } from './countryNoun.ts';
