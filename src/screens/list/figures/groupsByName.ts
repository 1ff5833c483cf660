import type { Figures } from './listFiguresQuery.ts';

type Groups = Figures['groups'];

/** Groups of related records as somebody looks for them: by name, what has none after those that do, and the rest last. */
export function groupsByName(groups: Groups, names: ReadonlyMap<string, string>, locale: string): Groups {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const nameOf = (key: string | null | undefined) => (key ? names.get(key) : undefined);
  const rank = (key: string | null | undefined) => {
    if (!key) return 2;
    return names.has(key) ? 0 : 1;
  };
  return groups.toSorted(
    ({ key: one }, { key: other }) =>
      rank(one) - rank(other) || compare(nameOf(one) ?? '', nameOf(other) ?? ''),
  );
}
