import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { contextOfType, type MergeContext, type MergeWorld } from './MergeWorld.ts';

type Field = GraphQLField<unknown, unknown>;

/** Where a path through the contract has come to: a record, or a list of them. */
export interface Place {
  readonly path: string;
  readonly type: GraphQLObjectType;
  /** Null for the document itself. */
  readonly context: MergeContext | null;
  /** What the steps are called, the context first. */
  readonly words: readonly string[];
  /** Types met on the way: none is met twice, so that no path goes in a circle. */
  readonly met: readonly string[];
  /** Steps to a single record. */
  readonly steps: number;
  /** The lists on the way, each by its path. */
  readonly lists: readonly string[];
  readonly parent: Place | null;
}

/** A value at the end of a path. */
export interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly label: string;
  readonly type: GraphQLLeafType;
  readonly isMany: boolean;
  readonly at: Place;
  /** Path of its currency, where it is an amount. */
  readonly currency: string | null;
  /** Path of the time zone that it is told in, where it is a moment. */
  readonly zone: string | null;
  /** Path of the last day, where it is the first of several: of 'dateStart' it is 'dateEnd'. */
  readonly lastDay: string | null;
}

const mostSteps = 2;
const mostLists = 3;
const unreadable = new Set(['ID', 'JSON', 'Mixed', 'Upload', 'URL', 'RichText']);

/** Where paths that begin so start; undefined for no context. */
export function startOf({ schema, contexts, document }: MergeWorld, head: string): Place | undefined {
  if (head === 'document') return startAt(head, document, null, called(document.description, head));
  const context = contexts[head];
  const type = context && schema.getType(context.type);
  if (!context || !isObjectType(type)) return undefined;
  return startAt(head, type, context, wordsOf(schema.getType('MergeContext'), context.kind));
}

const startAt = (
  path: string,
  type: GraphQLObjectType,
  context: MergeContext | null,
  word: string,
): Place => ({
  path,
  type,
  context,
  words: [word],
  met: [type.name],
  steps: 0,
  lists: [],
  parent: null,
});

/** Whether a template on these kinds of records may go there. */
export const isAbout = ({ context }: Place, contexts: readonly string[]): boolean =>
  context === null || contexts.includes(context.kind);

/** What a path stands for; undefined where it leads to nothing that a template can show. */
export function resolvePath(world: MergeWorld, path: string): Place | Leaf | undefined {
  const [head = '', ...names] = path.split('.');
  let at: Place | Leaf | undefined = startOf(world, head);
  for (const name of names) at = at && 'words' in at ? stepFrom(world, at, name) : undefined;
  return at;
}

/** One step on; undefined where there is none. */
export function stepFrom(world: MergeWorld, at: Place, name: string): Place | Leaf | undefined {
  const field = at.type.getFields()[name];
  if (!field || isLeftOut(world, at, field)) return undefined;
  const named = getNamedType(field.type);
  const isMany = isListType(getNullableType(field.type));
  if (isLeafType(named)) return leafOf(world, at, field, named, isMany);
  if (!isObjectType(named) || at.met.includes(named.name)) return undefined;
  const path = `${at.path}.${name}`;
  const steps = isMany ? at.steps : at.steps + 1;
  const lists = isMany ? [...at.lists, path] : at.lists;
  if (steps > mostSteps || lists.length > mostLists) return undefined;
  const words = [...at.words, called(field.description, name)];
  return { ...at, path, type: named, words, met: [...at.met, named.name], steps, lists, parent: at };
}

function isLeftOut({ leftOut }: MergeWorld, { type }: Place, field: Field): boolean {
  if (field.args.some(isRequiredArgument)) return true;
  return leftOut.has(`${type.name}.${field.name}`) || leftOut.has(getNamedType(field.type).name);
}

function leafOf(
  world: MergeWorld,
  at: Place,
  field: Field,
  type: GraphQLLeafType,
  isMany: boolean,
): Leaf | undefined {
  const { name } = field;
  if (unreadable.has(type.name) && !isNumber(world, at, name)) return undefined;
  const currency = type.name === 'Money' ? currencyPath(world, at, name) : null;
  // An amount in nobody knows which currency is no amount.
  if (type.name === 'Money' && currency === null) return undefined;
  const label = printedAs(called(field.description, name));
  const zone = type.name === 'DateTime' ? besidePath(at, 'timeZone') : null;
  const lastDay = type.name === 'Date' ? lastDayPath(at, name) : null;
  return { path: `${at.path}.${name}`, name, label, type, isMany, at, currency, zone, lastDay };
}

/** What the contract says of its own way to carry an amount is not so on paper, where it stands as people write it. */
const printedAs = (label: string): string => label.replace(/ minor units of(?= )/, '');

function lastDayPath({ path, type }: Place, name: string): string | null {
  const end = name.replace(/Start$/, 'End');
  return end !== name && type.getFields()[end] ? `${path}.${end}` : null;
}

/** The number that a record is known by can be printed; ids of what it points at say nothing to anybody. */
const isNumber = (world: MergeWorld, { type }: Place, name: string): boolean =>
  name === 'id' && contextOfType(world, type.name) !== undefined;

function currencyPath({ currencies }: MergeWorld, at: Place, name: string): string | null {
  const own = currencies[`${at.type.name}.${name}`];
  if (own !== undefined) return `${at.path}.${own}`;
  return besidePath(at, 'currency');
}

/** The path of a field that a record has, or one around it. */
function besidePath(at: Place, name: string): string | null {
  for (let place: Place | null = at; place !== null; place = place.parent)
    if (place.type.getFields()[name]) return `${place.path}.${name}`;
  return null;
}

/** What a description calls a thing: up to its first colon or full stop. 'Confirmed: the person comes.' is 'Confirmed'. */
const called = (description: string | null | undefined, name: string): string =>
  /^[^:.]+/.exec(description ?? '')?.[0].trim() ?? name;

/** The words of a value of an enum. */
export const wordsOf = (type: GraphQLNamedType | undefined, value: string): string =>
  isEnumType(type) ? called(type.getValue(value)?.description, value) : value;

/** The field that tells on which day a member of a list is. */
export function dayFieldOf({ path, type }: Place): string | undefined {
  const isDay = (field: Field) => ['LocalDateTime', 'Date'].includes(getNamedType(field.type).name);
  const found = Object.values(type.getFields()).find(isDay);
  return found && `${path}.${found.name}`;
}
