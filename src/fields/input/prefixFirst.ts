import { fold } from '#src/data/list/fold.ts';

/** What begins as was typed, then what has a word that does, then all else, each as it came. */
export function prefixFirst<T extends { readonly label: string }>(
  options: readonly T[],
  typed: string,
): readonly T[] {
  const query = fold(typed.trim());
  if (query === '') return options;
  const rank = ({ label }: T): number => {
    const text = fold(label);
    if (text.startsWith(query)) return 0;
    return text.split(/[\s,;:/()-]+/).some((word) => word.startsWith(query)) ? 1 : 2;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
