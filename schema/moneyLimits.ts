import { currencyExponent } from './currencyExponent.ts';

/**
 * The most that a cost may come to by the units that are planned, in minor units: nine thousand such costs are added up
 * to the last digit, and one is converted to it, also from dinars to rupiahs.
 */
export const mostOfCost = 1_000_000_000_000;

/**
 * The most that an amount which is entered may be, in minor units: one unit may be the whole cost. Ten thousand million
 * rupiahs, more than half a million euros.
 */
export const mostEntered = mostOfCost;

/**
 * The most that an hour of a trainer may be worth, in minor units: what four million minutes of it come to is told to the
 * last digit, and an event has a million each to prepare, to teach, to follow up and to travel.
 */
export const mostAnHour = 100_000_000_000;

/** Such a limit in a sentence: '10,000,000,000 EUR'. */
export const limitText = (minor: number, currency: string): string =>
  `${(minor / 10 ** currencyExponent(currency)).toLocaleString('en-GB')} ${currency}`;
