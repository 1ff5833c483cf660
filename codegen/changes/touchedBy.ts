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

/** A saved view as react-admin's store keeps it: what it filters, sorts and shows. */
interface SavedView {
  readonly name: string;
  readonly names: ReadonlySet<string>;
}

/**
 * The saved views that name what is gone. `stores` is what people's preferences hold: any JSON with keys that
 * begin with the resource's name ('events.savedQueries').
 */
export function viewsTouched(change: ModelChange, stores: readonly SourceText[]): readonly string[] {
  const { gone, resource, what } = change;
  if (gone === undefined || what === 'operation') return [];
  return stores.flatMap(({ path, text }) =>
    viewsOf(JSON.parse(text) as unknown, resource)
      .filter((view) => view.names.has(gone))
      .map((view) => `${path}: “${view.name}”`),
  );
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Preferences may be JSON within JSON, and one file may hold those of many people. */
function viewsOf(value: unknown, resource: string): readonly SavedView[] {
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) return viewsOf(parsed(value), resource);
  if (Array.isArray(value)) return value.flatMap((item) => viewsOf(item, resource));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key.split('.')[0] === resource && Array.isArray(item)
      ? item.filter(isObject).map(savedView)
      : viewsOf(item, resource),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const savedView = (view: Json): SavedView => ({
  name: [view.label, view.name].find((name) => typeof name === 'string') ?? '?',
  names: new Set(namesIn(view)),
});

const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value, value.split('.')[0] ?? value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => [key, ...namesIn(item)]) : [];
};
