import type { AuditRecord } from '#resources/audits/index.ts';
import type { Values } from '#src/data/isValues.ts';
import { camel } from '#src/fields/wording/camel.ts';
import { valuesOf } from './changesOf.ts';

type Logged = Pick<AuditRecord, 'id' | 'oldValues' | 'newValues'>;

/** What amounts are counted in before and after a change, by the field that says so; undefined where nobody knows. */
export type CountedIn = Readonly<Record<'before' | 'after', (currencyField: string) => string | undefined>>;

/** What an entry of the log says by itself: where the currency changes too. */
export function saidIn({ oldValues, newValues }: Partial<Logged>): CountedIn {
  const [before, after] = [valuesOf(oldValues), valuesOf(newValues)];
  return {
    before: (field) => codeOf(valueOf(before, field)),
    after: (field) => codeOf(valueOf(after, field)),
  };
}

/**
 * The same where the log keeps only what has changed: what an earlier entry left, else what a later one found, else
 * what the record has now. Takes all entries of the record, newest first.
 */
export function countedIn(
  newestFirst: readonly Logged[],
  entry: Logged,
  now: (currencyField: string) => unknown,
): CountedIn {
  const at = newestFirst.findIndex(({ id }) => id === entry.id);
  if (at < 0) return saidIn(entry);
  const unchanged = (field: string): string | undefined => {
    const older = newestFirst.slice(at + 1).find((one) => says(one, field));
    if (older !== undefined) return saidIn(older).after(field);
    const newer = newestFirst.slice(0, at).findLast((one) => says(one, field));
    return newer === undefined ? codeOf(now(field)) : saidIn(newer).before(field);
  };
  const said = saidIn(entry);
  const on = (side: 'before' | 'after') => (field: string) =>
    says(entry, field) ? said[side](field) : unchanged(field);
  return { before: on('before'), after: on('after') };
}

const says = ({ oldValues, newValues }: Logged, field: string): boolean =>
  [oldValues, newValues].some((values) => valueOf(valuesOf(values), field) !== undefined);

/** The log is kept by columns: `fmv_currency`. */
const valueOf = (values: Values, field: string): unknown =>
  Object.entries(values).find(([key]) => camel(key) === field)?.[1];

/** A code, and not what stands in the place of one that is hidden. */
const codeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;
