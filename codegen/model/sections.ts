import { recordNames } from '../convention/lighthouse.ts';
import { normal, sentence } from '../convention/names.ts';
import { scalarKinds } from '../convention/scalars.ts';
import type { SectionHint, TypeHints } from '../hints/Hints.ts';
import type { SectionModel } from './ResourceModel.ts';
import type { InputField, InputShape, ReadField, ReadShape } from './FieldShapes.ts';

/** The key of a piece: `country` for the field `country` and for the input at `country.id`. */
export const pieceKey = (source: string): string => source.split('.')[0] ?? source;

interface Entry {
  readonly key: string;
  readonly shape: ReadShape | InputShape;
  readonly description: string | undefined;
  readonly recordOnly: boolean;
}

/** A section of this many plain fields is read at a glance; a longer one goes on in the next. */
const longest = 16;
/** So few fields need no sections. */
const few = 10;

const standard: Readonly<Record<string, string>> = {
  details: 'Details',
  texts: 'Texts',
  dates: 'Dates',
  contact: 'Contact',
  options: 'Options',
  numbers: 'Numbers',
  costs: 'Costs',
  related: 'Related',
  record: 'Record',
};

/** Groups everything that a page or form of the resource holds: first by hint, the rest by kind. */
export function sectionModels(
  fields: readonly ReadField[],
  inputs: readonly InputField[],
  hints: TypeHints,
): readonly SectionModel[] {
  const entries = entriesOf(fields, inputs);
  const hinted = hints.sections ?? [];
  const placed = new Map<string, string[]>(hinted.map((section) => [section.name, keysOf(section, entries)]));
  const named = new Set([...placed.values()].flat());
  const rest = entries.filter((entry) => !named.has(entry.key));
  const kinds = rest.map((entry) => sectionOf(entry, false, hinted));
  const plain = kinds.filter(
    (kind) => kind !== 'record' && kind !== 'related' && standard[kind] !== undefined,
  );
  const small = hinted.length === 0 && plain.length <= few;
  for (const entry of rest) {
    const section = sectionOf(entry, small, hinted);
    placed.set(section, [...(placed.get(section) ?? []), entry.key]);
  }
  const descriptions = new Map(entries.map((entry) => [entry.key, entry.description]));
  return [...placed]
    .filter(([, keys]) => keys.length > 0)
    .sort(([one], [other]) => rank(one, hinted) - rank(other, hinted))
    .flatMap(([name, keys]) => split(name, keys, hinted, descriptions));
}

function entriesOf(fields: readonly ReadField[], inputs: readonly InputField[]): readonly Entry[] {
  const writable = new Set(inputs.map((input) => pieceKey(input.source)));
  const entries = fields.map((field): Entry => ({
    key: field.name,
    shape: field.shape,
    description: field.description,
    recordOnly: !writable.has(field.name),
  }));
  const known = new Set(entries.map((entry) => entry.key));
  // What can only be written comes with both forms, of a new record and of an old one: it has one place.
  const others = new Map(
    inputs
      .filter((input) => !known.has(pieceKey(input.source)))
      .map((input) => [pieceKey(input.source), input]),
  );
  return [
    ...entries,
    ...[...others].map(([key, input]) => ({
      key,
      shape: input.shape,
      description: input.description,
      recordOnly: false,
    })),
  ];
}

const keysOf = (section: SectionHint, entries: readonly Entry[]): string[] =>
  [...section.fields, ...(section.inputs ?? [])].filter((key) => entries.some((entry) => entry.key === key));

function sectionOf(entry: Entry, small: boolean, hinted: readonly SectionHint[]): string {
  if (entry.recordOnly && recordNames.includes(normal(entry.key))) return 'record';
  const { shape } = entry;
  if (shape.kind === 'objects' || shape.kind === 'nested' || (shape.kind === 'object' && !isImage(shape)))
    return entry.key;
  if (shape.kind === 'references') return 'related';
  if (small) return 'details';
  const kind = shape.kind === 'scalar' ? scalarKinds[shape.scalar].section : 'details';
  // A contract with sections of its own keeps its new fields in the one that is named like their kind, or the first.
  return hinted.length === 0 || hinted.some((section) => section.name === kind)
    ? kind
    : (hinted[0]?.name ?? kind);
}

const isImage = (shape: ReadShape | InputShape): boolean =>
  shape.kind === 'object' && 'image' in shape && shape.image;

function rank(name: string, hinted: readonly SectionHint[]): number {
  const hint = hinted.findIndex((section) => section.name === name);
  if (hint >= 0) return hint;
  const order = Object.keys(standard).indexOf(name);
  if (name === 'related' || name === 'record') return 2000 + order;
  return order < 0 ? 1500 : 1000 + order;
}

function split(
  name: string,
  keys: readonly string[],
  hinted: readonly SectionHint[],
  descriptions: ReadonlyMap<string, string | undefined>,
): readonly SectionModel[] {
  const hint = hinted.find((section) => section.name === name);
  const label = hint?.label ?? standard[name] ?? sentence(name);
  const help = hint?.help ?? descriptions.get(name) ?? '';
  if (hint !== undefined || keys.length <= longest) return [{ name, label, help, keys }];
  const pages = Math.ceil(keys.length / longest);
  return Array.from({ length: pages }, (_, page) => ({
    name: page === 0 ? name : `${name}${page + 1}`,
    label: page === 0 ? label : `${label} (${page + 1})`,
    help,
    keys: keys.slice(page * longest, (page + 1) * longest),
  }));
}
