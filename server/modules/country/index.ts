export { byCountryName } from './countryNoun.ts';
export { countryNoun } from './countryNoun.ts';
export { someCountries } from './countryNoun.ts';
