import { isEnumType } from 'graphql';
import type { MergeWorld } from './MergeWorld.ts';
import { isAbout, type Leaf, type Place, startOf, stepFrom } from './resolvePath.ts';

/** A field or a list that a template can name. */
export interface CatalogueEntry {
  readonly path: string;
  readonly label: string;
  /** 'Event · Centre that holds the event'. */
  readonly group: string;
  /** The kind of record that the path starts at; null for the document itself. */
  readonly context: string | null;
  readonly kind: FieldKind;
  /** The innermost list that it stands in; null outside lists. */
  readonly list: string | null;
}

export type FieldKind =
  | 'TEXT'
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME'
  | 'NUMBER'
  | 'MONEY'
  | 'BOOLEAN'
  | 'CHOICE'
  | 'LIST';

const kinds: Readonly<Record<string, FieldKind>> = {
  Date: 'DATE',
  DateTime: 'DATE_TIME',
  LocalDateTime: 'TIME',
  Int: 'NUMBER',
  Float: 'NUMBER',
  Minutes: 'NUMBER',
  Money: 'MONEY',
  Boolean: 'BOOLEAN',
};

export const kindOf = ({ type, isMany }: Pick<Leaf, 'type' | 'isMany'>): FieldKind => {
  if (isMany) return 'TEXT';
  return isEnumType(type) ? 'CHOICE' : (kinds[type.name] ?? 'TEXT');
};

/** All that a template on these kinds of records can name: values before what they lead to. */
export const catalogue = (world: MergeWorld, contexts: readonly string[]): readonly CatalogueEntry[] =>
  [...Object.keys(world.contexts), 'document'].flatMap((head) => {
    const start = startOf(world, head);
    return start && isAbout(start, contexts) ? entriesIn(world, start) : [];
  });

function entriesIn(world: MergeWorld, at: Place): readonly CatalogueEntry[] {
  const next = Object.keys(at.type.getFields()).flatMap((name) => stepFrom(world, at, name) ?? []);
  const places = next.filter((each) => 'words' in each);
  return [
    ...next.flatMap((each) => ('words' in each ? [] : [entry(at, each, kindOf(each))])),
    ...places.flatMap((place) => {
      const inside = entriesIn(world, place);
      const isList = place.lists.length > at.lists.length;
      if (!isList || inside.length === 0) return inside;
      const label = place.words.at(-1) ?? place.path;
      return [entry(at, { path: place.path, label }, 'LIST'), ...inside];
    }),
  ];
}

const entry = (
  at: Place,
  { path, label }: Pick<Leaf, 'path' | 'label'>,
  kind: FieldKind,
): CatalogueEntry => ({
  path,
  label,
  group: at.words.join(' · '),
  context: at.context?.kind ?? null,
  kind,
  list: at.lists.at(-1) ?? null,
});
