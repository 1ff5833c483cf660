import { fold } from '#src/data/list/fold.ts';
import type { PaletteItem } from './PaletteItem.ts';

/** How well the words typed fit: at the beginning, at the beginning of a word, somewhere; undefined where one is missing. */
function fitOf(label: string, query: string): number | undefined {
  const text = fold(label);
  const typed = fold(query.trim());
  if (typed === '') return 0;
  if (text.startsWith(typed)) return 3;
  const words = text.split(/[\s›:/-]+/);
  const parts = typed.split(/\s+/);
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  return parts.every((part) => text.includes(part)) ? 1 : undefined;
}

/** What fits what was typed: the best fit first, of equal ones what is used most. Their order decides the rest. */
export function rankItems(
  items: readonly PaletteItem[],
  query: string,
  uses: Readonly<Record<string, number>>,
): readonly PaletteItem[] {
  return items
    .flatMap((item) => {
      const fit = fitOf(item.label, query) ?? fitOf(item.also ?? '', query);
      return fit === undefined ? [] : [{ item, fit, used: uses[item.id] ?? 0 }];
    })
    .toSorted((one, other) => other.fit - one.fit || other.used - one.used)
    .map(({ item }) => item);
}
