import countries from './countries.json' with { type: 'json' };
import { isLocale, type Locale } from './names.ts';
import sites from './sites.json' with { type: 'json' };

export interface DemoCountry {
  readonly code: string;
  readonly locale: Locale;
  readonly currency: string;
  readonly dialling: string;
  readonly language: string;
  readonly region: string;
  /** How many of 2,400 participants work here. */
  readonly participants: number;
  readonly cities: readonly string[];
}

/** Countries that participants and trainers come from; the participants add up to 2,400. */
export const demoCountries: readonly DemoCountry[] = countries.map(({ locale, ...country }) => {
  if (!isLocale(locale)) throw new Error(`There are no demo names for ${country.code}: ${locale}`);
  return { ...country, locale };
});

const byCode = new Map(demoCountries.map((country) => [country.code, country]));

export function demoCountry(code: string): DemoCountry {
  const country = byCode.get(code);
  if (country === undefined) throw new Error(`Not among the demo countries: ${code}`);
  return country;
}

export interface DemoSite {
  readonly country: string;
  readonly city: string;
  readonly name: string;
  readonly timeZone: string;
}

/** The 24 centres in 14 countries. */
export const demoSites: readonly DemoSite[] = sites;
