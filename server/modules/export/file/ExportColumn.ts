import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
} from 'graphql';
import { isRecord } from '#server/db/isRecord.ts';
import { Selection } from '#server/graphql/read/selection.ts';

/** As the input of the same name. */
export interface AskedColumn {
  readonly source: string;
  readonly label: string;
  readonly names?: readonly string[] | null;
  readonly currency?: string | null;
  readonly words?: unknown;
  readonly otherwise?: string | null;
  readonly empty?: string | null;
  readonly counts?: boolean | null;
}

/** A column, with what the contract says of its field. */
export interface ExportColumn {
  readonly source: string;
  readonly label: string;
  /** Below what the source leads to, where that is records. */
  readonly names: readonly string[] | null;
  /** Of its value, or of a list's values. */
  readonly scalar: string;
  readonly isList: boolean;
  readonly counts: boolean;
  readonly currency: string | null;
  readonly words: Readonly<Record<string, string>>;
  /** The one that is written where there is no value. */
  readonly otherwise: ExportColumn | null;
  /** What is written where there is none either. */
  readonly empty: string;
}

/** A path of a column does not lead to a value. */
export class UnknownPath extends Error {}

/** What records are called by, as the screens do. */
const naming = ['fullName', 'name', 'title', 'label', 'large', 'id', 'ID'];

export function exportColumn(type: GraphQLObjectType, asked: AskedColumn): ExportColumn {
  const { source, label, names: given, currency = null, counts, otherwise = null, empty } = asked;
  const { end, isList } = leadTo(type, source);
  const names = isObjectType(end) ? (given?.length ? given : namesOf(end)) : null;
  if (isObjectType(end)) for (const name of names ?? []) mustEnd(end, name, isList);
  if (currency !== null) mustEnd(type, currency);
  return {
    source,
    label,
    names,
    scalar: isObjectType(end) ? 'String' : end.name,
    isList,
    counts: counts === true && isList,
    currency,
    otherwise:
      otherwise === null ? null : exportColumn(type, { ...asked, source: otherwise, otherwise: null }),
    empty: empty ?? '',
    words: Object.fromEntries(
      Object.entries(isRecord(asked.words) ? asked.words : {}).map(([value, word]) => [value, String(word)]),
    ),
  };
}

export const withOther = (column: ExportColumn): readonly ExportColumn[] =>
  column.otherwise === null ? [column] : [column, column.otherwise];

/** What is read of a row for its columns. */
export function selectionOf(columns: readonly ExportColumn[], zone: string | null): Selection {
  const selection = new Selection();
  for (const { source, names, currency } of columns.flatMap(withOther)) {
    for (const path of names ? names.map((name) => `${source}.${name}`) : [source]) add(selection, path);
    if (currency !== null) add(selection, currency);
  }
  if (zone !== null) add(selection, zone);
  return selection;
}

export function mustEnd(type: GraphQLObjectType, path: string, isInList = false): void {
  if (isObjectType(leadTo(type, path, isInList).end)) throw new UnknownPath(path);
}

/** Whether a path leads to something that a column can show. */
export function leadsSomewhere(type: GraphQLObjectType, path: string): boolean {
  try {
    leadTo(type, path.replace(/\.id$/i, ''));
    return true;
  } catch (error) {
    if (error instanceof UnknownPath) return false;
    throw error;
  }
}

/** Records of a list within a list are read for each member of the first: a query pays for that, and no cell could show it. */
function leadTo(type: GraphQLObjectType, path: string, within = false) {
  let end: ReturnType<GraphQLSchema['getType']> = type;
  let isList = within;
  for (const name of path.split('.')) {
    const field: ReturnType<GraphQLObjectType['getFields']>[string] | undefined = isObjectType(end)
      ? end.getFields()[name]
      : undefined;
    if (!field || field.args.length > 0) throw new UnknownPath(path);
    const isMany = isListType(getNullableType(field.type));
    end = getNamedType(field.type);
    if (isMany && isList && isObjectType(end)) throw new UnknownPath(path);
    isList ||= isMany;
  }
  if (!end) throw new UnknownPath(path);
  return { end, isList };
}

function namesOf(type: GraphQLObjectType): readonly string[] {
  const found = naming.find((name) => type.getFields()[name]);
  if (found === undefined) throw new UnknownPath(type.name);
  return [found];
}

function add(selection: Selection, path: string): void {
  const [name = '', ...rest] = path.split('.');
  const selected = selection.get(name) ?? { name, below: new Selection() };
  selection.set(name, selected);
  if (rest.length > 0) add(selected.below, rest.join('.'));
}
