export { byCountryName, countryNoun, someCountries } from './countryNoun.ts';
