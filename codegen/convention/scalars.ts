import type { ScalarKind } from '#schema/ScalarKind.ts';
import { normal } from './names.ts';

/** What a scalar means, by its name. A scalar that is not here is text, unless a hint says otherwise. */
const kinds: Readonly<Record<string, ScalarKind>> = {
  id: 'id',
  string: 'string',
  uuid: 'string',
  int: 'int',
  float: 'float',
  decimal: 'float',
  big_int: 'int',
  boolean: 'boolean',
  date: 'date',
  date_time: 'dateTime',
  date_time_tz: 'dateTime',
  date_time_utc: 'dateTime',
  timestamp: 'dateTime',
  local_date_time: 'localDateTime',
  email_address: 'email',
  email: 'email',
  phone_number: 'phone',
  url: 'url',
  uri: 'url',
  rich_text: 'richText',
  html: 'richText',
  json: 'json',
  json_object: 'json',
  money: 'money',
  minutes: 'minutes',
  upload: 'upload',
  country_code: 'countryCode',
  currency: 'currency',
  currency_code: 'currency',
};

export const isKnownScalar = (scalar: string): boolean => normal(scalar) in kinds;

export const kindOfScalar = (scalar: string): ScalarKind => kinds[normal(scalar)] ?? 'string';

/** What the runtime compares a filter's value as. */
export const filterScalar = {
  id: 'id',
  string: 'string',
  text: 'string',
  richText: 'string',
  int: 'int',
  float: 'float',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'dateTime',
  localDateTime: 'dateTime',
  email: 'string',
  phone: 'string',
  url: 'string',
  money: 'int',
  minutes: 'int',
  countryCode: 'string',
  currency: 'string',
  listName: 'string',
  json: 'object',
  upload: 'string',
} as const satisfies Record<ScalarKind, string>;
