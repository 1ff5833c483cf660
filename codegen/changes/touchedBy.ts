import type { ModelChange } from './modelChanges.ts';

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** The overrides that name what is gone: in the resource's own folder, or wherever its pieces are imported. */
export function overridesTouched(change: ModelChange, overrides: readonly SourceText[]): readonly string[] {
  const { gone, resource } = change;
  if (gone === undefined) return [];
  const named = new RegExp(`(\\.|['"\`{,]\\s*)${escaped(gone)}(?![\\w$])`);
  return overrides
    .filter(
      ({ path, text }) =>
        (path.includes(`/${resource}/`) || text.includes(`resources/${resource}/`)) && named.test(text),
    )
    .map(({ path, text }) => `${path}:${lineOf(text, named)}`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const lineOf = (text: string, pattern: RegExp): number =>
  text.slice(0, text.search(pattern) + 1).split('\n').length;
