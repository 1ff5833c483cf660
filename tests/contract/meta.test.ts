import {
  isEnumType,
  isInputObjectType,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import { resources } from '#resources/index.ts';
import type { InputMeta, ResourceMeta } from '#src/data/ResourceMeta.ts';

const schema = readOwnSchema();
const metas: readonly ResourceMeta[] = await Promise.all(
  Object.values(resources).map((resource) => resource.meta()),
);

const rootField = (kind: 'query' | 'mutation', name: string): GraphQLField<unknown, unknown> => {
  const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
  if (field === undefined) throw new Error(`The contract has no ${kind} ${name}.`);
  return field;
};

function memberTypes(type: GraphQLInputType | undefined): Readonly<Record<string, GraphQLInputType>> {
  const named = type && getNamedType(type);
  return isInputObjectType(named)
    ? Object.fromEntries(Object.values(named.getFields()).map((field) => [field.name, field.type]))
    : {};
}

/** Paths of inputs that the contract does not take. */
function unknownInputs(
  inputs: readonly InputMeta[],
  type: GraphQLInputType | undefined,
  path: string,
): readonly string[] {
  const known = memberTypes(type);
  return inputs.flatMap((input) => {
    const own = known[input.name];
    if (own === undefined) return [`${path}.${input.name}`];
    const verbs = memberTypes(own);
    const inner =
      input.kind === 'nested' || input.kind === 'connect' ? verbs.create : input.sync ? verbs.sync : own;
    return [
      ...unknownInputs(input.inputs ?? [], inner, `${path}.${input.name}`),
      ...unknownInputs(input.updateInputs ?? [], verbs.update, `${path}.${input.name}.update`),
    ];
  });
}

const inputOf = (mutation: string) =>
  rootField('mutation', mutation).args.find(({ name }) => name === 'input')?.type;

describe.each(metas.map((meta) => [meta.name, meta] as const))('%s', (_name, meta) => {
  test('every input is one of the contract', () => {
    if (meta.create)
      expect(unknownInputs(meta.create.inputs, inputOf(meta.create.field), 'create')).toEqual([]);
    if (meta.update)
      expect(unknownInputs(meta.update.inputs, inputOf(meta.update.field), 'update')).toEqual([]);
  });

  test('every filter has an argument, and every sort column a value of the order enum', () => {
    if (!meta.list) return;
    const list = rootField('query', meta.list.field);
    const types = Object.fromEntries(list.args.map((argument) => [argument.name, argument.type]));
    const reach = (path: readonly string[]) =>
      path
        .slice(1)
        .reduce<GraphQLInputType | undefined>((type, name) => memberTypes(type)[name], types[path[0] ?? '']);
    const astray = Object.entries(meta.list.filters).filter(
      ([, { path }]) => path.length > 0 && reach(path) === undefined,
    );
    expect(astray).toEqual([]);
    const columnsOf = (argument: GraphQLInputType | undefined) => {
      const type = memberTypes(argument).column && getNamedType(memberTypes(argument).column);
      return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    };
    if (types.orderBy)
      expect(columnsOf(types.orderBy)).toEqual(expect.arrayContaining(Object.values(meta.list.sortColumns)));
    expect(columnsOf(types.sortBy)).toEqual(expect.arrayContaining(Object.values(meta.list.sortKeys ?? {})));
  });
});

test('all seven resources can be worked with as far as the contract goes', () => {
  const can = Object.fromEntries(
    metas.map((meta) => [
      meta.name,
      (['list', 'one', 'create', 'update', 'delete'] as const).filter((operation) => meta[operation]),
    ]),
  );
  expect(can).toMatchObject({
    users: ['list', 'one', 'create', 'update'],
    events: ['list', 'one', 'create', 'update', 'delete'],
    centers: ['list', 'one', 'create', 'update'],
    trainers: ['list', 'one', 'create', 'update'],
    participants: ['list', 'one', 'create', 'update', 'delete'],
    bookings: ['list', 'one', 'create', 'update', 'delete'],
    templates: ['list', 'one', 'create', 'update'],
    countries: ['list'],
  });
});
