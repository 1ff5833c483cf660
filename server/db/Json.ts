import { isRecord } from './isRecord.ts';

/** A value as the database answers it in JSON, and as a write hands it over. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export function toJson(value: unknown): Json {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toJson(member)]));
  throw new TypeError(`A ${typeof value} cannot be written to the database.`);
}

/** Equal in the database's eyes: nothing is null, numbers and ids may come as text, order of keys means nothing. */
export function sameValue(one: unknown, other: unknown): boolean {
  return sameJson(toJson(one), toJson(other));
}

function sameJson(one: Json, other: Json): boolean {
  if (one === null || other === null) return one === other;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((member, index) => sameValue(member, other[index]));
  }
  if (typeof one === 'object' || typeof other === 'object') return sameObject(one, other);
  return String(one) === String(other);
}

function sameObject(one: Json, other: Json): boolean {
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameValue(one[key], other[key]))
  );
}

/** A value as one text: ids, names, enum values. */
export function asText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
