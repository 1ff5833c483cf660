import pg from 'pg';

/** How values travel, the same on both databases: all as text, decoded by the type's oid. */
type Decoder = (text: string) => unknown;

const oid = {
  int8: 20,
  date: 1082,
  dateArray: 1182,
  int8Array: 1016,
  numeric: 1700,
  textArray: 1009,
  timestamp: 1114,
  timestamptz: 1184,
} as const;

const asText: Decoder = (text) => text;
const builtIn = (type: number) => pg.types.getTypeParser(type, 'text') as Decoder;
const textArray: Decoder = (text) => builtIn(oid.textArray)(text);

/** Sessions run in UTC, so a moment always ends in +00. */
const moment: Decoder = (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z');

const decoders = new Map<number, Decoder>([
  // Exact numbers do not fit a JavaScript number, and a Date would shift calendar days (D1).
  [oid.int8, asText],
  [oid.numeric, asText],
  [oid.date, asText],
  [oid.timestamp, (text) => text.replace(' ', 'T')],
  [oid.timestamptz, moment],
  [oid.int8Array, textArray],
  [oid.dateArray, textArray],
]);

export function decoderOf(type: number): Decoder {
  return decoders.get(type) ?? builtIn(type);
}

/** A parameter as Postgres reads it: arrays become array literals, other objects JSON. */
export function encodeParameter(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'undefined':
      return null;
    case 'object':
      return encodeObject(value);
    case 'function':
    case 'symbol':
      throw new TypeError(`A ${typeof value} cannot be a parameter of a statement.`);
  }
}

function encodeObject(value: object | null): string | null {
  if (value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(',')}}`;
  return JSON.stringify(value);
}

function encodeElement(element: unknown): string {
  const text = encodeParameter(element);
  if (text === null) return 'NULL';
  if (Array.isArray(element)) return text;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
