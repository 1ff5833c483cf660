import { currencyExponent } from '#schema/currencyExponent.ts';
import { shortMonth } from '#schema/shortMonth.ts';
import { type FieldKind, kindOf } from './catalogue.ts';
import { dateFormat, numberFormat } from './keptFormats.ts';
import { type Leaf, wordsOf } from './resolvePath.ts';

/** How a document writes what it says. */
export interface Writing {
  /** A language tag: 'en-GB'. */
  readonly language: string;
  /** In which moments are told that no record knows the zone of. */
  readonly timeZone: string;
}

/** What is told beside a value that is nothing without it. */
interface Beside {
  readonly currency: string | null;
  /** As `Leaf.lastDay`; only days that are written as such need it. */
  readonly lastDay?: string | null;
}

const forAny = ['upper', 'lower', 'qr'];
const dates = ['long-date', 'short-date', 'weekday-date'];
const formats: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  DATE: dates,
  DATE_TIME: [...dates, 'time'],
  TIME: ['time', ...dates],
  NUMBER: ['number'],
  MONEY: ['money', 'number'],
  BOOLEAN: ['yes-no'],
};

/** A value of the contract as text: codes, numbers, yes and no as they are. */
export const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

/** What a value can be written as besides what it is by itself. */
export const formatsOf = (leaf: Pick<Leaf, 'type' | 'isMany' | 'lastDay'>): readonly string[] => [
  ...(leaf.lastDay === null ? [] : ['days']),
  ...(formats[kindOf(leaf)] ?? []),
  ...forAny,
];

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value in the words of the document's language; the empty text where there is none. */
export function formatValue(
  leaf: Leaf,
  value: unknown,
  format: string | null,
  writing: Writing & Beside,
): string {
  if (isEmpty(value)) return '';
  if (leaf.isMany && Array.isArray(value)) {
    const words = value.map((each: unknown) => formatValue({ ...leaf, isMany: false }, each, null, writing));
    return inCase(
      new Intl.ListFormat(writing.language, { type: 'conjunction' }).format(words),
      format,
      writing,
    );
  }
  return inCase(plain(leaf, value, format, writing), format, writing);
}

function plain(leaf: Leaf, value: unknown, format: string | null, writing: Writing & Beside): string {
  const { language } = writing;
  const text = textOf(value);
  switch (kindOf(leaf)) {
    case 'DATE':
      if (format === 'days') return daysText(text, writing.lastDay ?? text, language);
      return dateText(text, 'T00:00:00Z', format, { language, timeZone: 'UTC' });
    // The wall clock of the event: no zone has a say in it.
    case 'TIME':
      return dateText(text, 'Z', format ?? 'time', { language, timeZone: 'UTC' });
    case 'DATE_TIME':
      return dateText(text, '', format, writing);
    case 'NUMBER':
      return numberFormat(language).format(Number(value));
    case 'MONEY':
      return moneyText(Number(value), writing.currency, format, language);
    case 'BOOLEAN':
      return value === true ? 'Yes' : 'No';
    case 'CHOICE':
      return wordsOf(leaf.type, text);
    case 'TEXT':
    case 'LIST':
      return nameOfCode(leaf.type.name, text, language);
  }
}

const dateStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  // Short, and no question which figure is the month.
  'short-date': { day: 'numeric', month: 'short', year: 'numeric' },
  'weekday-date': { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
};

/** What is masked is no date, and stays masked. */
function dateText(
  text: string,
  ending: string,
  format: string | null,
  { language, timeZone }: Writing,
): string {
  const moment = new Date(`${text}${ending}`);
  if (Number.isNaN(moment.getTime())) return text;
  const style = dateStyles[format ?? ''] ?? { dateStyle: 'long' };
  return shortMonth(dateFormat(language, { ...style, timeZone }).format(moment), language);
}

/** '12 – 14 March 2027', and of a single day '12 March 2027'. */
function daysText(first: string, last: string, language: string): string {
  const [start, end] = [first, last].map((day) => new Date(`${day}T00:00:00Z`));
  if (!start || !end || Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return first;
  const style = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  // Some versions set thin spaces around the dash, which not every font has.
  return style.formatRange(start, end).replaceAll('\u2009', ' ');
}

/** Minor units as a bank counts them (H4). Without a currency nobody knows how much it is. */
function moneyText(minor: number, currency: string | null, format: string | null, language: string): string {
  if (currency === null) return '';
  const digits = currencyExponent(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style =
    format === 'number' ? {} : ({ style: 'currency', currency, currencyDisplay: 'code' } as const);
  return numberFormat(language, { ...options, ...style }).format(minor / 10 ** digits);
}

function nameOfCode(type: string, text: string, language: string): string {
  if (type !== 'CountryCode' || !/^[A-Z]{2}$/.test(text)) return text;
  return new Intl.DisplayNames(language, { type: 'region' }).of(text) ?? text;
}

function inCase(text: string, format: string | null, { language }: Writing): string {
  if (format === 'upper') return text.toLocaleUpperCase(language);
  return format === 'lower' ? text.toLocaleLowerCase(language) : text;
}
