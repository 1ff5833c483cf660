import { isValues } from '#src/data/isValues.ts';
import { valueAt } from './valueAt.ts';

/** A record's own 'firstName', which its last one follows. */
const partOfName = /^\w+name$/i;

const namePaths = ['fullName', 'name', 'title', 'label'] as const;

/** What names a record to a person, by the given paths, else by the first usual one that it has; never its id. */
export function labelOf(record: unknown, paths?: readonly string[]): string | undefined {
  if (typeof record === 'string' || typeof record === 'number') return String(record);
  if (!isValues(record)) return undefined;
  const own = (paths ?? []).flatMap((path) => {
    const text = textOf(valueAt(record, path));
    return text === undefined ? [] : [text];
  });
  if (own.length > 0) return own.join(paths?.[0]?.match(partOfName) ? ' ' : ' · ');
  return namePaths.map((path) => textOf(record[path])).find((text) => text !== undefined);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  return isValues(value) ? labelOf(value) : undefined;
}
