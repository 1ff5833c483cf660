import { normal } from '../convention/names.ts';
import type { TypeHints } from '../hints/Hints.ts';
import { pieceKey } from './sections.ts';
import type { ReadField } from './FieldShapes.ts';

/** A list shows no more columns before somebody chooses them. */
const atFirstSight = 8;

/** What fits a cell: neither long texts nor structures, nor lists of records without end. */
function fitsCell({ shape, deprecation }: ReadField): boolean {
  if (deprecation !== undefined) return false;
  if (shape.kind === 'scalar') return !['text', 'richText', 'json', 'upload'].includes(shape.scalar);
  if (shape.kind === 'object') return shape.image;
  if (shape.kind === 'references') return shape.ids === true;
  return shape.kind !== 'objects';
}

/** What a column of amounts says beside its figures, and what of a list is always empty: nothing is deleted in it. */
const saysLittle = (fields: readonly ReadField[]): readonly string[] => [
  ...fields.flatMap(({ shape }) => (shape.kind === 'scalar' ? (shape.currencySource ?? []) : [])),
  ...fields.map(({ name }) => name).filter((name) => normal(name) === 'deleted_at'),
];

export function columnNames(
  fields: readonly ReadField[],
  representation: readonly string[],
  hints: TypeHints,
) {
  const wanted = hints.defaultColumns ?? [];
  const columns = fields
    .filter(
      (field) =>
        // What names a record is shown, however long it may be.
        ((fitsCell(field) || representation.includes(field.name)) &&
          !hints.notColumns?.includes(field.name)) ||
        wanted.includes(field.name),
    )
    .map((field) => field.name);
  const named = representation.map(pieceKey).filter((key) => columns.includes(key));
  const little = saysLittle(fields);
  const usual = [...new Set([...named, ...columns.filter((name) => !little.includes(name))])];
  return { columns, defaultColumns: wanted.length > 0 ? wanted : usual.slice(0, atFirstSight) };
}
