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

interface KindOfScalar {
  /** What its field and its input in src/fields are called by: DateField, DateInput. */
  readonly fields: string;
  /** Of its values in TypeScript. */
  readonly type: string;
  /** What the runtime compares a filter's value as. */
  readonly compared: string;
  /** The section of a page or form that is not told otherwise. */
  readonly section: string;
  /** Of yup, where no format of its own tells what a value looks like. */
  readonly schema?: 'string' | 'boolean' | 'mixed';
}

/** All that is generated for a kind of value, a line each. */
export const scalarKinds: Readonly<Record<ScalarKind, KindOfScalar>> = {
  id: { fields: 'String', type: 'string', compared: 'id', section: 'details' },
  string: { fields: 'String', type: 'string', compared: 'string', section: 'details', schema: 'string' },
  text: { fields: 'LongText', type: 'string', compared: 'string', section: 'texts', schema: 'string' },
  richText: { fields: 'RichText', type: 'string', compared: 'string', section: 'texts', schema: 'string' },
  int: { fields: 'Number', type: 'number', compared: 'int', section: 'numbers' },
  float: { fields: 'Number', type: 'number', compared: 'float', section: 'numbers' },
  boolean: { fields: 'Boolean', type: 'boolean', compared: 'boolean', section: 'options', schema: 'boolean' },
  date: { fields: 'Date', type: 'string', compared: 'date', section: 'dates' },
  dateTime: { fields: 'DateTime', type: 'string', compared: 'dateTime', section: 'dates' },
  localDateTime: { fields: 'LocalDateTime', type: 'string', compared: 'dateTime', section: 'dates' },
  email: { fields: 'Email', type: 'string', compared: 'string', section: 'contact' },
  phone: { fields: 'Phone', type: 'string', compared: 'string', section: 'contact' },
  url: { fields: 'Url', type: 'string', compared: 'string', section: 'contact' },
  money: { fields: 'Money', type: 'number', compared: 'int', section: 'costs' },
  minutes: { fields: 'Minutes', type: 'number', compared: 'int', section: 'numbers' },
  countryCode: { fields: 'CountryCode', type: 'string', compared: 'string', section: 'details' },
  currency: { fields: 'Currency', type: 'string', compared: 'string', section: 'costs' },
  listName: { fields: 'ListName', type: 'string', compared: 'string', section: 'details', schema: 'string' },
  json: { fields: 'Json', type: 'unknown', compared: 'object', section: 'details', schema: 'mixed' },
  upload: { fields: 'Image', type: 'unknown', compared: 'string', section: 'details', schema: 'mixed' },
};
