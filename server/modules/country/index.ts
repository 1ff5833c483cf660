export { byCountryName } from './byCountryName.ts';
export { countryNoun } from './countryNoun.ts';
export { someCountries } from './countryNoun.ts';
