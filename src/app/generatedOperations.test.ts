import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  validate,
} from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType, IntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';

import { resources } from '../../resources/index.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import type { InputMeta, ResourceMeta, WriteMeta } from '../data/ResourceMeta.ts';
import { answeringClient } from '../data/testing/answeringClient.ts';
import type { SentOperation } from '../data/testing/answeringClient.ts';

/** Whatever the data provider sends for any generated resource is valid by the contract. */

const introspection: unknown = JSON.parse(
  readFileSync(new URL('../../schema/introspection.json', import.meta.url), 'utf8'),
);
const answer = introspection as IntrospectionQuery | { readonly data: IntrospectionQuery };
const schema = buildClientSchema('data' in answer ? answer.data : answer);
const metas = Object.fromEntries(
  Object.values(resources).map(({ name, meta }): [string, () => Promise<ResourceMeta>] => [name, meta]),
);

type Form = Readonly<Record<string, unknown>>;

/** What is wrong with an operation: with its document, or with its variables. */
function faults({ text, variables }: SentOperation): readonly string[] {
  const document = parse(text);
  const wrong = validate(schema, document).map(({ message }) => message);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return ['No operation was sent.'];
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const declared = new Set((operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value));
  const undeclared = Object.keys(variables).filter((name) => !declared.has(name));
  return [
    ...wrong,
    ...errors.map(({ message }) => message),
    ...undeclared.map((name) => `$${name} is not declared.`),
  ];
}

type Provider = ReturnType<typeof createDataProvider>;

/** Makes a call and answers what it sent; that nothing sensible comes back is not the matter here. */
async function sentBy(call: (provider: Provider) => Promise<unknown>): Promise<readonly SentOperation[]> {
  const { client, sent } = answeringClient(() => ({ data: {} }));
  await call(createDataProvider({ client, metas })).catch(() => undefined);
  expect(sent.length).toBeGreaterThan(0);
  return sent;
}

async function expectValid(
  call: (provider: Provider) => Promise<unknown>,
): Promise<readonly SentOperation[]> {
  const sent = await sentBy(call);
  expect(sent.flatMap(faults)).toEqual([]);
  return sent;
}

function inputTypeOf({ field }: WriteMeta): GraphQLInputObjectType {
  const input = schema
    .getMutationType()
    ?.getFields()
    [field]?.args.find(({ name }) => name === 'input');
  return objectType(input?.type);
}

function objectType(type: GraphQLInputType | undefined): GraphQLInputObjectType {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named)) throw new Error('No input type.');
  return named;
}

/** A filled-in form for inputs, in the read type's names. */
function formOf(inputs: readonly InputMeta[], type: GraphQLInputObjectType): Form {
  return inputs.reduce<Form>(
    (form, input) => written(form, input.source.split('.'), sample(input, type)),
    {},
  );
}

function sample(input: InputMeta, parent: GraphQLInputObjectType): unknown {
  const type = parent.getFields()[input.name]?.type;
  if (!type) throw new Error(`${parent.name} has no ${input.name}.`);
  switch (input.kind) {
    case 'value':
      return scalar(type);
    case 'id':
      return '1';
    case 'ids':
      return [{ id: '1' }, '2'];
    case 'upload':
      return { rawFile: new File(['x'], 'x.png') };
    case 'object':
      return formOf(input.inputs ?? [], objectType(type));
    case 'objects':
      return [
        formOf(input.inputs ?? [], objectType(input.sync ? objectType(type).getFields().sync?.type : type)),
      ];
    case 'nested':
      return [formOf(input.inputs ?? [], objectType(objectType(type).getFields().create?.type))];
    case 'connect':
      return formOf(input.inputs ?? [], objectType(objectType(type).getFields().create?.type));
  }
}

function scalar(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const item: unknown = isInputObjectType(getNamedType(bare))
      ? { key: 'k', value: 'v' }
      : scalar(getNamedType(bare));
    return [item];
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  const samples: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1.5,
    Boolean: true,
    Money: 100,
    Minutes: 10,
  };
  return samples[bare.toString()] ?? 'text';
}

function written(form: Form, [key = '', ...rest]: readonly string[], value: unknown): Form {
  if (rest.length === 0) return { ...form, [key]: value };
  const inner = form[key];
  return { ...form, [key]: written(typeof inner === 'object' ? (inner as Form) : {}, rest, value) };
}

describe.each(Object.keys(metas))('%s', (name) => {
  let meta: ResourceMeta;
  beforeAll(async () => {
    const load = metas[name];
    if (!load) throw new Error(`No ${name}.`);
    meta = await load();
  });

  const firstPage = { pagination: { page: 2, perPage: 25 }, filter: {} };
  const byId = { field: 'id', order: 'ASC' as const };

  it('lists, by every order and every filter, and with any column', async () => {
    const { list } = meta;
    if (!list) return;
    await expectValid((provider) => provider.getList(name, { ...firstPage, sort: byId }));
    await expectValid((provider) =>
      provider.getList(name, { ...firstPage, sort: byId, meta: { columns: [] } }),
    );
    await expectValid((provider) =>
      provider.getList(name, { ...firstPage, sort: byId, filter: { q: 'text' }, meta: { pick: true } }),
    );
    for (const field of Object.keys(list.sortColumns)) {
      const [sent] = await expectValid((provider) =>
        provider.getList(name, { ...firstPage, sort: { field, order: 'DESC' } }),
      );
      // Plain lists without an order are sorted in the browser.
      if (list.paged || sent?.text.includes('$orderBy'))
        expect(sent?.variables.orderBy).toEqual([{ column: list.sortColumns[field], order: 'DESC' }]);
    }
    for (const [key, filter] of Object.entries(list.filters)) {
      const [argument] = filter.path;
      if (argument === undefined || filter.scalar === 'object') continue;
      const [sent] = await expectValid((provider) =>
        provider.getList(name, {
          ...firstPage,
          sort: byId,
          filter: { [key]: valueOf(list.field, filter.path) },
        }),
      );
      expect(sent?.variables[argument]).toBeDefined();
    }
  });

  it('reads one, and many', async () => {
    if (meta.one) await expectValid((provider) => provider.getOne(name, { id: '1' }));
    if (meta.one)
      await expectValid((provider) => provider.getOne(name, { id: '1', meta: { screen: 'edit' } }));
    const sent = await expectValid((provider) => provider.getMany(name, { ids: ['1', '2', '3'] }));
    expect(sent).toHaveLength(1);
  });

  it('creates with everything filled in, and with nothing but what is required', async () => {
    const { create } = meta;
    if (!create) return;
    const form = formOf(create.inputs, inputTypeOf(create));
    await expectValid((provider) => provider.create(name, { data: form }));
    const required = create.inputs.filter((input) => input.required);
    await expectValid((provider) => provider.create(name, { data: formOf(required, inputTypeOf(create)) }));
  });

  it('updates one field at a time, sets it, clears it, and leaves the others alone', async () => {
    const { update } = meta;
    if (!update) return;
    const type = inputTypeOf(update);
    const empty = {
      ...formOf(
        update.inputs.filter((input) => input.required),
        type,
      ),
      id: '1',
      ...versionOf(meta),
    };
    const full = { ...formOf(update.inputs, type), id: '1', ...versionOf(meta) };
    const fixed = [
      update.idInput ?? 'id',
      update.version?.input,
      ...update.inputs.filter(({ required }) => required).map(({ name: input }) => input),
    ];
    for (const input of update.inputs.filter(({ name: own }) => !fixed.includes(own))) {
      const filled = written(empty, input.source.split('.'), sample(input, type));
      const [set] = await expectValid((provider) =>
        provider.update(name, { id: '1', data: filled, previousData: empty }),
      );
      expect(Object.keys(set?.variables.input as object).filter((key) => !fixed.includes(key))).toEqual([
        input.name,
      ]);
      if (input.kind === 'nested') continue;
      const cleared = written(full, input.source.split('.'), null);
      const stored: Readonly<Record<string, unknown>> = { upload: { large: '/x' }, connect: { id: '1' } };
      const before = stored[input.kind] ? written(full, input.source.split('.'), stored[input.kind]) : full;
      const [clear] = await expectValid((provider) =>
        provider.update(name, { id: '1', data: cleared, previousData: before }),
      );
      expect(Object.keys(clear?.variables.input as object)).toContain(input.name);
    }
    await expectValid((provider) => provider.update(name, { id: '1', data: empty, previousData: empty }));
  });

  it('tells new, changed and removed rows of nested lists apart', async () => {
    const { update } = meta;
    for (const input of update?.inputs.filter(({ kind }) => kind === 'nested') ?? []) {
      if (!update) return;
      const wrapper = objectType(inputTypeOf(update).getFields()[input.name]?.type).getFields();
      const row = {
        ...formOf(input.inputs ?? [], objectType(wrapper.create?.type)),
        ...formOf(input.updateInputs ?? [], objectType(wrapper.update?.type)),
      };
      const required = formOf(
        update.inputs.filter((own) => own.required),
        inputTypeOf(update),
      );
      const before = {
        ...required,
        [input.source]: [
          { ...row, id: '1' },
          { ...row, id: '2' },
        ],
      };
      const after = {
        ...required,
        [input.source]: [
          { ...row, id: '1', name: 'changed' },
          { ...row, id: undefined },
        ],
      };
      const [sent] = await expectValid((provider) =>
        provider.update(name, { id: '1', data: after, previousData: before }),
      );
      expect(sent?.variables.input).toMatchObject({
        [input.name]: { create: [{}], update: [{ id: '1', name: 'changed' }], delete: ['2'] },
      });
    }
  });

  it('changes and deletes, one and many in one request', async () => {
    const { update, delete: remove } = meta;
    if (remove) {
      await expectValid((provider) => provider.delete(name, { id: '1' }));
      expect(await expectValid((provider) => provider.deleteMany(name, { ids: ['1', '2'] }))).toHaveLength(1);
    }
    if (update) {
      const data = formOf(
        update.inputs.filter((input) => input.required),
        inputTypeOf(update),
      );
      expect(
        await expectValid((provider) => provider.updateMany(name, { ids: ['1', '2'], data })),
      ).toHaveLength(1);
    }
  });
});

const versionOf = ({ update }: ResourceMeta): Form =>
  update?.version ? { [update.version.source]: '2027-01-01T00:00:00Z' } : {};

/** A value that a filter's argument takes. */
function valueOf(field: string, [argument = '', ...rest]: readonly string[]): unknown {
  const top = schema
    .getQueryType()
    ?.getFields()
    [field]?.args.find(({ name }) => name === argument)?.type;
  if (!top) throw new Error(`${field} takes no ${argument}.`);
  return scalar(
    rest.reduce<GraphQLInputType>((type, key) => objectType(type).getFields()[key]?.type ?? type, top),
  );
}
