export { countryNoun } from './countryNoun.ts';
export { someCountries } from './someCountries.ts';
