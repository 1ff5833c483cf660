import type { AuditRecord } from '#resources/audits/index.ts';
import { valuesOf } from './changesOf.ts';

type Logged = Pick<AuditRecord, 'id' | 'oldValues' | 'newValues'>;

/** What amounts are counted in before and after a change, by the column that says so; undefined where nobody knows. */
export type CountedIn = Readonly<Record<'before' | 'after', (currencyKey: string) => string | undefined>>;

/** The column that says what an amount is counted in: `fmv_currency` of `fmv_amount`, `currency` of a cost's. */
export const currencyKeyOf = (key: string): string | undefined =>
  key.includes('amount') ? key.replace(/(^|_)amount.*$/, '$1currency') : undefined;

/** What an entry of the log says by itself: where the currency changes too. */
export function saidIn({ oldValues, newValues }: Partial<Logged>): CountedIn {
  const [before, after] = [valuesOf(oldValues), valuesOf(newValues)];
  return { before: (key) => codeOf(before[key]), after: (key) => codeOf(after[key]) };
}

/**
 * The same where the log keeps only what has changed: what an earlier entry left, else what a later one found, else
 * what the record has now. Takes all entries of the record, newest first.
 */
export function countedIn(
  newestFirst: readonly Logged[],
  entry: Logged,
  now: (currencyKey: string) => unknown,
): CountedIn {
  const at = newestFirst.findIndex(({ id }) => id === entry.id);
  if (at < 0) return saidIn(entry);
  const unchanged = (key: string): string | undefined => {
    const older = newestFirst.slice(at + 1).find((one) => says(one, key));
    if (older !== undefined) return saidIn(older).after(key);
    const newer = newestFirst.slice(0, at).findLast((one) => says(one, key));
    return newer === undefined ? codeOf(now(key)) : saidIn(newer).before(key);
  };
  const said = saidIn(entry);
  const on = (side: 'before' | 'after') => (key: string) =>
    says(entry, key) ? said[side](key) : unchanged(key);
  return { before: on('before'), after: on('after') };
}

const says = ({ oldValues, newValues }: Logged, key: string): boolean =>
  key in valuesOf(oldValues) || key in valuesOf(newValues);

/** A code, and not what stands in the place of one that is hidden. */
const codeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;
