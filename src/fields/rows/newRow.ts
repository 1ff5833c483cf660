import type { MemberInput } from './memberInputs.ts';

type Row = Record<string, unknown>;

/** An empty row with a place for each member: an input without a value would not count as part of the form. */
export function newRow(members: readonly MemberInput[], orderSource: string | undefined, place: number): Row {
  const row: Row = {};
  for (const { source } of members) put(row, source.split('.'), null);
  if (orderSource !== undefined) row[orderSource] = place;
  return row;
}

function put(row: Row, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    row[key] = value;
    return;
  }
  const inner = row[key];
  const part: Row = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  row[key] = part;
  put(part, rest, value);
}

/** Places 1, 2, 3 … for the rows as they stand. */
export const renumbered = (rows: unknown): readonly { readonly index: number; readonly place: number }[] =>
  Array.isArray(rows) ? rows.map((_row, index) => ({ index, place: index + 1 })) : [];
