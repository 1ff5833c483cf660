import type { records } from '#tests/factories/records.ts';
import { unique, type Fields } from '#tests/factories/records.ts';
import type { FixtureKey, Fixtures } from './accessFixtures.ts';

export interface Call {
  readonly query: string;
  readonly variables: Fields;
}

/** How an operation is called on the fixtures of a country. Deletes make a record of their own to delete. */
export type Operation =
  | {
      readonly kind: 'read';
      readonly call: (on: Fixtures) => Call;
      readonly sees: (data: Fields, on: Fixtures) => boolean;
    }
  | {
      readonly kind: 'write';
      readonly call: (on: Fixtures, make: ReturnType<typeof records>) => Call | Promise<Call>;
    };

export const ids = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.map((row: Fields) => row['id']) : [];

export const one = (
  name: FixtureKey,
  idField: 'id' | 'ID' = 'id',
  selected: 'id' | 'ID' = idField,
): Operation => ({
  kind: 'read',
  call: (on) => ({
    query: `query ($id: ID!) { found: ${name}(${idField}: $id) { id: ${selected} } }`,
    variables: { id: on[name] },
  }),
  sees: (data) => data['found'] !== null,
});

export const paged = (
  name: string,
  key: FixtureKey,
  filter: string,
  variables: (on: Fixtures) => Fields = () => ({}),
  idField: 'id' | 'ID' = 'id',
): Operation => ({
  kind: 'read',
  call: (on) => ({
    query: `query ${filter === '' ? '' : `($value: ${filter.split('|')[0]})`} { found: ${name}(first: 200${filter.split('|')[1] ?? ''}) { data { id: ${idField} } } }`,
    variables: variables(on),
  }),
  sees: (data, on) => ids((data['found'] as Fields)['data']).includes(on[key]),
});

export const plain = (name: string, key: FixtureKey, idField: 'id' | 'ID' = 'id'): Operation => ({
  kind: 'read',
  call: () => ({ query: `{ found: ${name} { id: ${idField} } }`, variables: {} }),
  sees: (data, on) => ids(data['found']).includes(on[key]),
});

/** Reference data has no country: being answered is all there is to see. */
export const reference = (call: string): Operation => ({
  kind: 'read',
  call: () => ({ query: `{ found: ${call} }`, variables: {} }),
  sees: (data) => data['found'] !== null && data['found'] !== undefined,
});

export const create = (type: string, input: (on: Fixtures) => Fields, idField = 'id'): Operation => ({
  kind: 'write',
  call: (on) => ({
    query: `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${idField} } }`,
    variables: { input: input(on) },
  }),
});

export const update = (
  type: string,
  key: FixtureKey,
  input: (on: Fixtures) => Fields,
  idField = 'id',
): Operation => ({
  kind: 'write',
  call: (on) => ({
    query: `mutation ($input: Update${type}Input!) { update${type}(input: $input) { ${idField} } }`,
    variables: { input: { id: on[key], ...input(on) } },
  }),
});

export const remove = (
  type: string,
  make: (on: Fixtures, make: ReturnType<typeof records>) => Promise<{ readonly id: string }>,
): Operation => ({
  kind: 'write',
  call: async (on, factory) => ({
    query: `mutation ($id: ID!) { delete${type}(id: $id) { id } }`,
    variables: { id: (await make(on, factory)).id },
  }),
});

/** Of a record that was deleted just before. */
export const restore = (
  type: string,
  make: (on: Fixtures, make: ReturnType<typeof records>) => Promise<{ readonly id: string }>,
): Operation => ({
  kind: 'write',
  call: async (on, factory) => {
    const { id } = await make(on, factory);
    await factory.deleted(type, id);
    return { query: `mutation ($id: ID!) { restore${type}(id: $id) { id } }`, variables: { id } };
  },
});

/** An operation with arguments of its own. */
export const action = (
  query: string,
  variables: (on: Fixtures, make: ReturnType<typeof records>) => Fields | Promise<Fields>,
): Operation => ({
  kind: 'write',
  call: async (on, make) => ({ query, variables: await variables(on, make) }),
});

export const reveal = (name: string, key: FixtureKey): Operation =>
  action(`mutation ($id: ID!) { ${name}(id: $id, reason: "A visa letter") { passportNumber } }`, (on) => ({
    id: on[key],
  }));

export const note = () => `note ${unique()}`;

export const template = () => ({ name: note(), contexts: ['TRAINER'], prosemirror: '{"type":"doc"}' });
