import { buildSchema, GraphQLObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { isRecord } from '#server/db/isRecord.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { MergeWorld, Values } from './MergeWorld.ts';
import { readRecords } from './readRecords.ts';
import { readTemplate } from './readTemplate.ts';
import { selectionsOf } from './selections.ts';

const schema = buildSchema(`
  enum MergeContext { "Guest." GUEST "Stay." STAY }
  type Query { guest(id: ID!): Guest house(id: ID!): House }
  type Guest { id: ID! name: String! }
  type House { id: ID! stays: [Stay!]! }
  type Stay { houseId: ID! guestId: ID! nights: Int! }
  type Paper { date: String }
`);
const paper = schema.getType('Paper');
if (!(paper instanceof GraphQLObjectType)) throw new Error('There is no paper.');

const record = (value: unknown): Values | null => (isRecord(value) ? value : null);
const world: MergeWorld = {
  schema,
  document: paper,
  leftOut: new Set(),
  currencies: {},
  contexts: {
    guest: {
      kind: 'GUEST',
      type: 'Guest',
      query: (selection) => `query ($id: ID!) { guest(id: $id) ${selection} }`,
      record: ({ guest }) => record(guest),
    },
    stay: {
      kind: 'STAY',
      type: 'Stay',
      identity: ['houseId', 'guestId'],
      idOf: (id) => id.split('-')[0] ?? id,
      query: (selection) => `query ($id: ID!) { house(id: $id) { stays ${selection} } }`,
      record: ({ house }, id) => {
        const stays = record(house)?.['stays'];
        return Array.isArray(stays)
          ? record(stays.find((each) => isRecord(each) && each['guestId'] === id.split('-')[1]))
          : null;
      },
    },
  },
};

const queries: Readonly<Record<string, (root: unknown, given: Values) => unknown>> = {
  guest: (_root, { id }) => (id === '1' ? { id, name: 'Ada' } : null),
  house: (_root, { id }) => ({
    id,
    stays: ['1', '2'].map((guestId) => ({ houseId: id, guestId, nights: Number(guestId) + 2 })),
  }),
};
for (const [name, resolve] of Object.entries(queries))
  Object.assign(schema.getQueryType()?.getFields()[name] ?? {}, { resolve });

const gap = (path: string) => `<span data-merge-field="${path}"></span>`;
const read = (html: string, sources: readonly [kind: string, id: string][]) =>
  readRecords(
    world,
    selectionsOf(world, readTemplate(html)),
    sources.map(([kind, id]) => ({ kind, id })),
    { context: { schema } as RequestContext },
  );

it('reads of each record what the template uses, and nothing of what the asker does not see', async () => {
  expect(await read(gap('guest.name'), [['GUEST', '1']])).toEqual({ guest: { id: '1', name: 'Ada' } });
  expect(await read(gap('guest.name'), [['GUEST', '9']])).toEqual({ guest: null });
  expect(await read(gap('guest.name'), [['STAY', '7-2']])).toEqual({});
});

it('finds a record that is no row of its own by what it is known by', async () => {
  expect(await read(gap('stay.nights'), [['STAY', '7-2']])).toEqual({
    stay: { houseId: '7', guestId: '2', nights: 4 },
  });
  expect(await read(gap('stay.nights'), [['STAY', '7-3']])).toEqual({ stay: null });
});
