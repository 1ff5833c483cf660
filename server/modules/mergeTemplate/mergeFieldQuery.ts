import { todayIn } from '#schema/todayIn.ts';
import { type CatalogueEntry, catalogue } from '#server/documents/merge/catalogue.ts';
import { formatsOf, formatValue } from '#server/documents/merge/formatValue.ts';
import { MergeScope } from '#server/documents/merge/MergeScope.ts';
import { type Records, readRecords } from '#server/documents/merge/readRecords.ts';
import { type Leaf, resolvePath } from '#server/documents/merge/resolvePath.ts';
import { selectionsOfPaths } from '#server/documents/merge/selections.ts';
import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { reach } from '#server/access/roleTable.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { madeUpValue } from './madeUpRecord.ts';
import { mergeWorld, type SourceInput, sourcesOf, zoneIn, zonePaths } from './mergeWorld.ts';

interface Asked {
  readonly contexts: readonly string[];
  readonly sources?: readonly SourceInput[] | null;
}

const writing = { language: 'en-GB', timeZone: 'UTC' };

export const mergeFieldQueries: Operations = {
  mergeFields: operation({ reads: 'MergeTemplate' }, async (session, asked: Asked) => {
    if (reach(session.viewer, 'templates.read') === 'none') return [];
    const entries = catalogue(mergeWorld, asked.contexts);
    const records = await recordsOf(entries, asked, session);
    const scope = new MergeScope(mergeWorld, {
      ...records,
      document: { date: todayIn(zoneIn(records), session.context.now()) },
    });
    return entries.map((entry) => ({ ...described(entry), ...shown(entry, scope) }));
  }),
};

/** Lists are long, and which member would be meant nobody knows: their values are not read. */
function recordsOf(
  entries: readonly CatalogueEntry[],
  { sources }: Asked,
  session: WriteSession,
): Promise<Records> | Records {
  if (!sources || sources.length === 0) return {};
  const single = entries.filter(({ list, kind }) => list === null && kind !== 'LIST');
  const paths = [...single.map(({ path }) => path), ...zonePaths];
  return readRecords(mergeWorld, selectionsOfPaths(mergeWorld, paths), sourcesOf(sources), session);
}

const described = ({ path, label, group, context, kind, list }: CatalogueEntry) => ({
  path,
  label,
  group,
  mergeContext: context,
  kind,
  list,
});

function shown(
  entry: CatalogueEntry,
  scope: MergeScope,
): { readonly example: string; readonly value: string | null; readonly formats: readonly string[] } {
  const leaf = resolvePath(mergeWorld, entry.path);
  if (!leaf || 'words' in leaf) return { example: '', value: null, formats: [] };
  const currency = leaf.currency === null ? null : scope.value(leaf.currency);
  const value = entry.list === null ? scope.value(entry.path) : null;
  return {
    formats: formatsOf(leaf),
    example: written(leaf, exampleOf(leaf), 'EUR'),
    value: written(leaf, value, typeof currency === 'string' ? currency : null) || null,
  };
}

function exampleOf({ type, name, isMany }: Leaf): unknown {
  const value = madeUpValue(type, name, 'USUAL');
  return isMany ? [value] : value;
}

const written = (leaf: Leaf, value: unknown, currency: string | null): string =>
  formatValue(leaf, value, null, { ...writing, currency });
