/** A record, or a part of one, as it travels between GraphQL and forms. */
export type Row = Readonly<Record<string, unknown>>;

/** A plain object: no list, no file, no date. */
export function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
