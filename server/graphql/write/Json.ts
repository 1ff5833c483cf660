/** A value as the database answers it in JSON, and as a write hands it over. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A row by column name; dates and times as text, as `to_jsonb` writes them. */
export type Row = Readonly<Record<string, Json>>;

/** A mutation's input as GraphQL coerced it: snake_case keys, an absent key means "leave alone". */
export type Input = Readonly<Record<string, unknown>>;

export function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

export function toJson(value: unknown): Json {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (isInput(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toJson(member)]));
  throw new TypeError(`A ${typeof value} cannot be written to the database.`);
}

/** Equal in the database's eyes: ids come as text from clients and as numbers from rows; order of keys means nothing. */
export function sameValue(one: Json, other: Json): boolean {
  if (one === null || other === null) return one === other;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((member: Json, index) => sameValue(member, toJson(other[index])));
  }
  if (typeof one === 'object' || typeof other === 'object') return sameObject(toJson(one), toJson(other));
  return String(one) === String(other);
}

function sameObject(one: Json, other: Json): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameValue(one[key] ?? null, other[key] ?? null))
  );
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as one text: ids, names, enum values. */
export function asText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The id of a row that has been read or written. */
export function idOf(row: Row): string {
  return asText(row['id'] ?? null);
}

/** The text in a column, or null where it holds none. */
export function columnText(row: Row, column: string): string | null {
  const value = row[column];
  return value === undefined || value === null || typeof value === 'object' ? null : String(value);
}
