import { isSame } from '../isSame.ts';
import { readPath } from '../readPath.ts';
import type { InputMeta } from '../ResourceMeta.ts';
import { isRow, type Row } from '../Row.ts';

/** A row of a nested list, with its place in the form, for messages to find back to it. */
interface PlacedRow {
  readonly index: number;
  readonly row: Row;
}

interface NestedRows {
  readonly create: readonly PlacedRow[];
  readonly update: readonly (PlacedRow & { readonly before: Row | undefined })[];
  readonly remove: readonly string[];
}

/** Compares the rows of a form with those last read: new ones, changed ones, and the ids of those gone. */
export function nestedRows(input: InputMeta, rows: unknown, previous: unknown): NestedRows {
  const idField = input.idField ?? 'id';
  const placed = rowsOf(rows).map((row, index) => ({ row, index }));
  const before = new Map(
    rowsOf(previous).flatMap((row) => (hasId(row, idField) ? [[String(row[idField]), row]] : [])),
  );
  const kept = placed.filter(({ row }) => hasId(row, idField));
  const keptIds = new Set(kept.map(({ row }) => String(row[idField])));
  return {
    create: placed.filter(({ row }) => !hasId(row, idField)),
    update: kept
      .map((entry) => ({ ...entry, before: before.get(String(entry.row[idField])) }))
      .filter((entry) => isChanged(input, entry.row, entry.before)),
    remove: input.canDelete ? [...before.keys()].filter((id) => !keptIds.has(id)) : [],
  };
}

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

const hasId = (row: Row, idField: string): boolean =>
  row[idField] !== undefined && row[idField] !== null && row[idField] !== '';

const isChanged = (input: InputMeta, row: Row, before: Row | undefined): boolean =>
  !before ||
  (input.updateInputs ?? []).some(({ source }) => {
    const value = readPath(row, source);
    // What the form does not hold has not been changed.
    return value !== undefined && !isSame(value, readPath(before, source));
  });
