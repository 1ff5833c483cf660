import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {
  idArgumentOf,
  idFieldOf,
  isConditions,
  isPaging,
  listShape,
  names,
  sameName,
} from '../convention/lighthouse.ts';
import { pascal, plural, singular, words } from '../convention/names.ts';
import type { Hints } from '../hints/Hints.ts';
import type { ResourceOperations, VariableModel, WriteOperation } from './ResourceModel.ts';

type RootField = GraphQLField<unknown, unknown>;

export interface FoundResource {
  readonly type: GraphQLObjectType;
  readonly idField: string;
  readonly name: string;
  readonly noun: string;
  readonly label: { readonly one: string; readonly many: string };
  readonly list: RootField | undefined;
  readonly operations: Omit<ResourceOperations, 'list'>;
}

/** Every type with an id that the contract lists, or answers by id, in the order of the queries. */
export function findResources(schema: GraphQLSchema, hints: Hints): readonly FoundResource[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const lists = bestLists(queries);
  const types = new Set<GraphQLObjectType>();
  for (const query of queries) {
    const type = listShape(query.type)?.type ?? oneOf(query);
    if (type !== undefined && idFieldOf(type) !== undefined) types.add(type);
  }
  return [...types]
    .map((type) => describe(type, lists.get(type.name), queries, mutations, hints))
    .filter((found) => found !== undefined);
}

/** Several queries may list one type (`posts`, `myPosts`): the one named like the type, else the first with a page. */
function bestLists(queries: readonly RootField[]): ReadonlyMap<string, RootField> {
  const best = new Map<string, RootField>();
  for (const query of queries) {
    const shape = listShape(query.type);
    if (
      shape === undefined ||
      !query.args.every(
        (argument) =>
          isPaging(argument.name) ||
          argument.defaultValue !== undefined ||
          !String(argument.type).endsWith('!'),
      )
    )
      continue;
    const before = best.get(shape.type.name);
    const rank = (field: RootField) =>
      (sameName(field.name, plural(shape.type.name)) ? 2 : 0) + (listShape(field.type)?.paged ? 1 : 0);
    if (before === undefined || rank(query) > rank(before)) best.set(shape.type.name, query);
  }
  return best;
}

const oneOf = (query: RootField): GraphQLObjectType | undefined => {
  const bare = getNullableType(query.type);
  return isObjectType(bare) && idArgumentOf(query) !== undefined ? bare : undefined;
};

function describe(
  type: GraphQLObjectType,
  list: RootField | undefined,
  queries: readonly RootField[],
  mutations: Readonly<Record<string, RootField>>,
  hints: Hints,
): FoundResource | undefined {
  const idField = idFieldOf(type);
  const hinted = hints.types?.[type.name];
  const name = hinted?.name ?? list?.name ?? plural(type.name.charAt(0).toLowerCase() + type.name.slice(1));
  const noun = hinted?.noun ?? (hinted?.name === undefined ? pascal(type.name) : pascal(singular(name)));
  const one = queries.filter((query) => oneOf(query) === type);
  const find = one.find((query) => sameName(query.name, names.one(type.name))) ?? one[0];
  if (idField === undefined || (list === undefined && find === undefined)) return undefined;
  const operations = {
    ...(find && readOne(find)),
    ...withKey('create', writeOperation(mutations[names.create(type.name)], type)),
    ...withKey('update', updateOperation(mutations[names.update(type.name)], type)),
    ...withKey('delete', deleteOperation(mutations[names.delete(type.name)])),
  };
  const label = hinted?.label ?? { one: sentenceOf(noun), many: sentenceOf(plural(noun)) };
  return { type, idField, name, noun, label, list, operations };
}

const sentenceOf = (name: string): string => {
  const text = words(name).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const withKey = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V });

function readOne(query: RootField): Pick<ResourceOperations, 'one'> {
  const id = idArgumentOf(query);
  return id === undefined ? {} : { one: { field: query.name, idArgument: id.name, idType: String(id.type) } };
}

/** What has a default may be left out, so that its variable is nullable even where the argument is not. */
export const variablesOf = (field: RootField): readonly VariableModel[] =>
  field.args.map((argument) => ({
    name: argument.name,
    type: String(argument.defaultValue === undefined ? argument.type : getNullableType(argument.type)),
  }));

/** A write that answers the record; one that answers anything else is no plain CRUD. */
function writeOperation(field: RootField | undefined, type: GraphQLObjectType): WriteOperation | undefined {
  if (field === undefined || getNamedType(field.type) !== type) return undefined;
  const input = field.args.find((argument) => argument.name === names.input);
  const inputType = input && getNamedType(input.type);
  return {
    field: field.name,
    variables: variablesOf(field),
    inputType: isInputObjectType(inputType) && !isConditions(inputType) ? inputType.name : undefined,
  };
}

function updateOperation(
  field: RootField | undefined,
  type: GraphQLObjectType,
): ResourceOperations['update'] {
  const write = writeOperation(field, type);
  if (field === undefined || write === undefined) return undefined;
  const argument = idArgumentOf(field);
  if (argument !== undefined) return { ...write, idInput: argument.name, idVariable: argument.name };
  const input = field.args.find((candidate) => candidate.name === names.input);
  const inputType = input && getNamedType(input.type);
  const member = isInputObjectType(inputType)
    ? Object.keys(inputType.getFields()).find((name) => name.toLowerCase() === 'id')
    : undefined;
  return member === undefined ? undefined : { ...write, idInput: member };
}

function deleteOperation(field: RootField | undefined): ResourceOperations['delete'] {
  const id = field && idArgumentOf(field);
  if (field === undefined || id === undefined) return undefined;
  return {
    field: field.name,
    idArgument: id.name,
    idType: String(id.type),
    selects: isObjectType(getNamedType(field.type)),
  };
}
