export { exchangeRateNoun } from './exchangeRateNoun.ts';
export { fetchRates } from './fetchRates.ts';
