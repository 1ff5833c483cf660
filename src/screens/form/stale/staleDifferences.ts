import type { Values } from '#src/data/isValues.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { changedSources, withValueAt } from '../changes.ts';

export interface Difference {
  readonly source: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whether this form changed it too; else only the other person did. */
  readonly changedByMe: boolean;
}

interface ThreeSides {
  readonly sources: readonly string[];
  /** What both started from. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** 'country.id' is told by the country, whose name stands beside the id. */
const shownPath = (source: string): string => source.replace(/\.id$/i, '');

/**
 * What somebody else has changed since this form was opened, beside what it holds here (K6). What the form holds may be
 * older than the record it was opened with: `told` are the sources that the server says have changed.
 */
export function staleDifferences({
  sources,
  base,
  mine,
  theirs,
  told = [],
}: ThreeSides & { readonly told?: readonly string[] }): readonly Difference[] {
  const ours = changedSources(sources, base, mine);
  const others = new Set([
    ...changedSources(sources, base, theirs),
    ...told.filter((source) => valueAt(theirs, shownPath(source)) !== undefined),
  ]);
  return [...new Set(sources)]
    .filter((source) => others.has(source))
    .map((source) => ({
      source,
      mine: valueAt(mine, shownPath(source)),
      theirs: valueAt(theirs, shownPath(source)),
      changedByMe: ours.includes(source),
    }));
}

/** What is stored now with only this form's own changes over it: nobody else's work is undone in passing. */
export function keepMine({
  sources,
  base,
  mine,
  theirs,
  version,
}: ThreeSides & { readonly version: string | undefined }): Values {
  const merged = changedSources(sources, base, mine).reduce(
    (record, source) => withValueAt(record, source, valueAt(mine, source)),
    theirs,
  );
  return version === undefined ? merged : withValueAt(merged, version, valueAt(theirs, version));
}
