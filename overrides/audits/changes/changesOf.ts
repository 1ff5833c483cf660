import { parseJson } from '#src/fields/json/parseJson.ts';
import { isValues, type Values } from '#src/data/isValues.ts';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';

/** One value that somebody changed, by the name of its column. */
interface AuditedChange {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Kept for the record, not told: who changed what and when stands beside it, as does the whole of a passport's number;
 * what only machines read is no word.
 */
const untold: ReadonlySet<string> = new Set([
  'id',
  'date_created',
  'date_modified',
  'deleted_at',
  'search_text',
  'passport_number_hint',
  'guid',
  'guids',
  'file_hash',
  'params',
  'prosemirror',
]);

export const valuesOf = (value: unknown): Values => {
  const data = typeof value === 'string' ? parseJson(value) : value;
  return isValues(data) ? data : {};
};

/** What differs between the values before and after (S4: changed ones only), nothing to nothing left out. */
export function changesOf(oldValues: unknown, newValues: unknown): readonly AuditedChange[] {
  const [before, after] = [valuesOf(oldValues), valuesOf(newValues)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !untold.has(key) && !(isEmptyValue(before[key]) && isEmptyValue(after[key])))
    .map((key) => ({ key, before: before[key], after: after[key] }));
}
