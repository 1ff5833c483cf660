import { SaxesParser } from 'saxes';
import { rateProblem } from './rateText.ts';

/** What the European Central Bank said of a day: units of each currency for one euro, as text. */
export interface ReferenceDay {
  readonly day: string;
  readonly rates: ReadonlyMap<string, string>;
}

/** The answer is not the reference rates, or not all of them; nothing of it is kept. */
export class NotUnderstood extends Error {}

type Attributes = Readonly<Record<string, string>>;

/**
 * The bank's XML: `Cube[@time]` holds `Cube[@currency][@rate]`. Earliest day first.
 * @throws NotUnderstood where it is no well-formed XML, declares a document type, or says anything twice or unclearly
 */
export function readReferenceRates(xml: string): readonly ReferenceDay[] {
  const days = new Map<string, Map<string, string>>();
  let open: Map<string, string> | null = null;
  const parser = new SaxesParser();
  parser.on('error', (error) => refuse(error.message));
  parser.on('doctype', () => refuse('it declares a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    const { time, currency } = attributes;
    if (time !== undefined) open = dayOf(time, days);
    else if (currency !== undefined) addRate(open, attributes);
  });
  parser.write(xml).close();
  const read = [...days].map(([day, rates]) => ({ day, rates }));
  if (read.length === 0 || read.some(({ rates }) => rates.size === 0)) refuse('it holds no rates');
  return read.sort((one, other) => one.day.localeCompare(other.day));
}

function dayOf(time: string, days: Map<string, Map<string, string>>): Map<string, string> {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(time) && !Number.isNaN(Date.parse(time));
  if (!isDay || new Date(time).toISOString().slice(0, 10) !== time) refuse('it names a day that is none');
  if (days.has(time)) refuse('it holds a day twice');
  const rates = new Map<string, string>();
  days.set(time, rates);
  return rates;
}

function addRate(rates: Map<string, string> | null, { currency = '', rate = '' }: Attributes): void {
  if (rates === null) return refuse('it holds a rate of no day');
  if (!/^[A-Z]{3}$/.test(currency) || currency === 'EUR') return refuse('it names a currency that is none');
  if (rates.has(currency)) return refuse('it holds a currency twice');
  if (rateProblem(rate) !== null) return refuse(`the rate of ${currency} is none`);
  rates.set(currency, rate);
}

function refuse(why: string): never {
  throw new NotUnderstood(why);
}
