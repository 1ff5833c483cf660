import { getNullableType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Field } from '../convention/Field.ts';
import { idArgumentOf, idFieldOf, listShape, names, sameName } from '../convention/lighthouse.ts';
import { pascal, plural, pluralIn, singular, words } from '../convention/names.ts';
import type { Hints } from '../hints/Hints.ts';
import { bestLists, type FoundList } from './lists/bestLists.ts';
import { demandedArguments } from './demandedArguments.ts';
import type { LeaveOut } from './ModelContext.ts';
import type { ResourceOperations } from './ResourceModel.ts';
import { operationById, updateOperation, writeOperation } from './writeOperations.ts';

export interface FoundResource {
  readonly type: GraphQLObjectType;
  readonly idField: string;
  readonly name: string;
  readonly noun: string;
  readonly label: { readonly one: string; readonly many: string };
  readonly list: Field | undefined;
  readonly operations: Omit<ResourceOperations, 'list'>;
}

/** Every type with an id that the contract lists, or answers by id, in the order of the queries. */
export function findResources(
  schema: GraphQLSchema,
  hints: Hints,
  leaveOut: LeaveOut,
): readonly FoundResource[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const lists = bestLists(queries);
  const types = new Set<GraphQLObjectType>();
  for (const query of queries) {
    const type = listShape(query.type)?.type ?? oneOf(query);
    if (type !== undefined && idFieldOf(type) !== undefined) types.add(type);
  }
  return [...types]
    .map((type) => describe(type, lists.get(type.name), queries, mutations, hints, leaveOut))
    .filter((found) => found !== undefined);
}

/** The type that a query answers one record of, told nothing but its id. */
const oneOf = (query: Field): GraphQLObjectType | undefined => {
  const bare = getNullableType(query.type);
  const id = idArgumentOf(query);
  const isTold = id !== undefined && demandedArguments(query).every((argument) => argument === id);
  return isObjectType(bare) && isTold ? bare : undefined;
};

function describe(
  type: GraphQLObjectType,
  list: FoundList | undefined,
  queries: readonly Field[],
  mutations: Readonly<Record<string, Field>>,
  hints: Hints,
  leaveOut: LeaveOut,
): FoundResource | undefined {
  const idField = idFieldOf(type);
  const hinted = hints.types?.[type.name];
  const name = hinted?.name ?? list?.name ?? plural(type.name.charAt(0).toLowerCase() + type.name.slice(1));
  const noun = hinted?.noun ?? (hinted?.name === undefined ? pascal(type.name) : pascal(singular(name)));
  const one = queries.filter((query) => oneOf(query) === type);
  const find = one.find((query) => sameName(query.name, names.one(type.name))) ?? one[0];
  if (idField === undefined || (list === undefined && find === undefined)) return undefined;
  const update = updateOperation(calledAs(mutations, names.update(type.name)), type, leaveOut);
  if (update !== undefined && find === undefined)
    leaveOut(update.field, `nothing answers a single ${type.name} for a form to open`);
  const operations = {
    ...(find && readOne(find)),
    ...(hinted?.forms !== false && {
      ...withKey('create', writeOperation(calledAs(mutations, names.create(type.name)), type, leaveOut)),
      ...withKey('update', find && update),
    }),
    ...withKey('delete', operationById(calledAs(mutations, names.delete(type.name)), type, leaveOut)),
    ...withKey('restore', operationById(calledAs(mutations, names.restore(type.name)), type, leaveOut)),
  };
  const label = hinted?.label ?? { one: sentenceOf(noun), many: sentenceOf(pluralIn(name, noun)) };
  return { type, idField, name, noun, label, list: list?.query, operations };
}

/** `createUSER` of a type `USER` too: one that is called to the letter comes first. */
const calledAs = (mutations: Readonly<Record<string, Field>>, name: string): Field | undefined =>
  mutations[name] ?? Object.values(mutations).find((mutation) => sameName(mutation.name, name));

const sentenceOf = (name: string): string => {
  const text = words(name).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const withKey = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V });

function readOne(query: Field): Pick<ResourceOperations, 'one'> {
  const id = idArgumentOf(query);
  return id === undefined ? {} : { one: { field: query.name, idArgument: id.name, idType: String(id.type) } };
}
