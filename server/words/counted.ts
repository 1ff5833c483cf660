const english = new Intl.PluralRules('en');

/** The one of two wordings that agrees with a number. */
export const agreeing = (count: number, one: string, other: string): string =>
  english.select(count) === 'one' ? one : other;

/** '1 seat', '2,400 seats'; a plural that is made otherwise is named. */
export const counted = (count: number, one: string, other = `${one}s`): string =>
  `${count.toLocaleString('en')} ${agreeing(count, one, other)}`;
