import { GraphQLError, isScalarType, valueFromASTUntyped, type ValueNode } from 'graphql';
import { Upload } from 'graphql-upload-minimal';
import { mostEntered } from '#schema/moneyLimits.ts';
import { isCalendarDay } from '#schema/isCalendarDay.ts';
import { isCountryCode } from '#schema/countryCodes.ts';
import { isCurrency } from '#schema/isCurrency.ts';
import { utcMoment } from './calendar.ts';
import { cleanRichText, isTooDeep } from './cleanRichText.ts';
import { namedUpload } from './namedUpload.ts';
import { contract } from './contract.ts';
import { jsonProblem, longestText, textProblem } from './textLimits.ts';

type Convert = (value: unknown) => unknown;

/** What the server does with a scalar of the schema; names and descriptions stay those of the SDL. */
type ScalarBehaviour = {
  readonly serialize: Convert;
  readonly parseValue: Convert;
  readonly parseLiteral: (node: ValueNode, variables?: Record<string, unknown> | null) => unknown;
};

function scalar(parseValue: Convert, serialize: Convert = parseValue): ScalarBehaviour {
  return {
    serialize,
    parseValue,
    parseLiteral: (node, variables) => parseValue(valueFromASTUntyped(node, variables)),
  };
}

function fail(message: string): never {
  throw new GraphQLError(message);
}

function text(value: unknown, demand: string): string {
  return typeof value === 'string' ? value : fail(demand);
}

function matching(pattern: RegExp, demand: string): Convert {
  return (value) => {
    const trimmed = text(value, demand).trim();
    return pattern.test(trimmed) ? trimmed : fail(demand);
  };
}

/** What is in the database was valid when it came; it goes out as it is. */
const stored: Convert = (value) => text(value, 'A text was expected.');

const dateDemand = 'Must be a calendar day such as 2027-03-12.';
function date(value: unknown): string {
  const day = text(value, dateDemand);
  return isCalendarDay(day) ? day : fail(dateDemand);
}

const dateTimeDemand = 'Must be a moment with its offset, such as 2027-03-12T09:30:00Z.';
const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
function dateTime(value: unknown): string {
  const parts = dateTimePattern.exec(text(value, dateTimeDemand)) ?? fail(dateTimeDemand);
  date(parts[1]);
  return utcMoment(parts[0]) ?? fail(dateTimeDemand);
}

const localDemand = 'Must be a day and time without a zone, such as 2027-03-12T09:30:00.';
const localPattern = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d{1,9})?$/;
function localDateTime(value: unknown): string {
  const parts = localPattern.exec(text(value, localDemand)) ?? fail(localDemand);
  return `${date(parts[1])}T${parts[2] ?? ''}${parts[3] ?? ':00'}`;
}

/** Whole numbers; the database answers big ones as text. */
function whole(demand: string, min: number, max: number): Convert {
  return (value) => {
    const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
    return fits ? value : fail(demand);
  };
}
const moneyDemand = `Must be a whole amount of at most ${mostEntered.toLocaleString('en-GB')} minor units.`;
/** Nearly two years: what minutes add up to is a number that the database takes. */
const mostMinutes = 1_000_000;
const storedWhole: Convert = (value) => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number)
    ? number
    : fail('A whole number was expected.');
};

const urlDemand = 'Must be a web address that begins with https:// or http://, or a path that begins with /.';
function url(value: unknown): string {
  const address = text(value, urlDemand).trim();
  // A browser reads // and /\ as the start of another host.
  if (/^\/(?![/\\])\S*$/.test(address)) return address;
  if (!URL.canParse(address) || /\s/.test(address)) return fail(urlDemand);
  return ['http:', 'https:'].includes(new URL(address).protocol) ? address : fail(urlDemand);
}

function currency(value: unknown): string {
  const demand = 'Must be a currency code such as EUR.';
  const code = text(value, demand);
  return isCurrency(code) ? code : fail(demand);
}

function countryCode(value: unknown): string {
  const demand = 'Must be a two-letter country code such as DE.';
  const code = text(value, demand).trim();
  return isCountryCode(code) ? code : fail(demand);
}

/** Spec §8: the two messages are fixed. */
export const notJsonText = 'Parse JSON expected to parse a string.';
function parseJson(value: unknown): unknown {
  const json = text(value, notJsonText);
  const parsed = parsedJson(json);
  const problem = jsonProblem(parsed);
  return problem === null ? parsed : fail(problem);
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return fail('Must be JSON text.');
  }
}

function serializeJson(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : fail('Serialize JSON expected to serialize an object.');
}

function mixed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mixed);
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  return fail('Must be text, a number, true or false, or a list of those.');
}

function upload(value: unknown): Promise<unknown> {
  return value instanceof Upload
    ? namedUpload(value.promise)
    : fail('Must be a file sent along with the request.');
}

const richTextType = contract.getType('RichText');
const longestRichText = isScalarType(richTextType) ? longestText({ type: richTextType }) : 0;
/** What is too long, or too deep, is refused before it is cleaned: that would take half a minute of a megabyte, from anybody. */
function richText(value: unknown): string {
  const html = text(value, 'Must be text.');
  const problem = textProblem(html, longestRichText);
  if (problem !== null) return fail(problem);
  return isTooDeep(html) ? fail('This is nested too deeply.') : cleanRichText(html);
}

const emailPattern =
  /^[^\s@<>(),;:"[\]\\]{1,64}@(?=.{4,190}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const phonePattern = /^\+?(?=(?:\D*\d){4,20}\D*$)[\d ().-]{4,32}$/;

/** By name in schema/data/shared/scalars.graphql. */
export const scalars: Readonly<Record<string, ScalarBehaviour>> = {
  Date: scalar(date),
  DateTime: scalar(dateTime),
  LocalDateTime: scalar(localDateTime),
  EmailAddress: scalar(
    matching(emailPattern, 'Must be an e-mail address such as name@clinic.example.'),
    stored,
  ),
  PhoneNumber: scalar(
    matching(
      phonePattern,
      'Must be a telephone number: 4 to 20 digits, with spaces, brackets, hyphens and dots, and an optional leading +.',
    ),
    stored,
  ),
  URL: scalar(url, stored),
  RichText: scalar(richText, stored),
  JSON: scalar(parseJson, serializeJson),
  Mixed: scalar(mixed),
  Money: scalar(whole(moneyDemand, -mostEntered, mostEntered), storedWhole),
  Minutes: scalar(whole('Must be whole minutes, from 0 to 1,000,000.', 0, mostMinutes), storedWhole),
  CountryCode: scalar(countryCode, stored),
  Currency: scalar(currency, stored),
  Upload: scalar(upload, () => fail('A file cannot be read here.')),
};
