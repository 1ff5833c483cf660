import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { filter, input, resource } from '../fixtures/findInModel.ts';
import { readFixture } from '../fixtures/readFixture.ts';
import { buildApiModel } from './buildApiModel.ts';

/** Rules that our own contract does not meet, each by a contract of a few lines. */

test('a scalar that nobody has told the meaning of is taken for text, and that is said', () => {
  const schema = buildSchema(`
    scalar Percentage
    scalar UUID
    type Query { goal(id: ID!): Goal }
    type Mutation { updateGoal(id: ID!, share: Percentage, code: UUID, weight: Percentage): Goal! }
    type Goal { id: ID! share: Percentage code: UUID weight: Percentage }
  `);
  const { takenForText } = buildApiModel(schema, { types: { Goal: { kinds: { weight: 'float' } } } });
  expect(takenForText).toEqual(new Map([['Percentage', new Set(['Goal.share'])]]));
  expect(buildApiModel(readFixture('shop')).takenForText).toEqual(new Map());
});

test('an input is the field of its name to the letter, before one that is only spelt alike', () => {
  const schema = buildSchema(`
    type Query { places: [Place!]! place(id: ID!): Place }
    type Mutation { updatePlace(id: ID!, nom_: String, line_1: String, Line2: String): Place! }
    type Place { id: ID! _nom: String nom_: String line1: String line_1: String line_2: String }
  `);
  const { updateInputs } = resource(buildApiModel(schema), 'Place');
  expect(updateInputs.map(({ source }) => source)).toEqual(['nom_', 'line_1', 'line_2']);
});

test('of inputs that a form would keep in one place one is left out, and that is said', () => {
  const { resources, leftOut } = buildApiModel(
    buildSchema(`
      type Query { places: [Place!]! }
      type Mutation { createPlace(name: String!, line_1: String, line1: String, zip_: String, Zip: String): Place! }
      type Place { id: ID! name: String! }
    `),
  );
  expect(resources[0]?.createInputs.map(({ name }) => name)).toEqual(['name', 'line1', 'zip_']);
  expect(leftOut).toEqual([
    'Place.line_1: the form keeps it where it keeps line1',
    'Place.Zip: the form keeps it where it keeps zip_',
  ]);
});

test('what every object has is no name of a field, an input or a filter, and that is said', () => {
  const schema = buildSchema(`
    type Query { cars(constructor: String, to_string_gte: String, name: String): [Car!]! }
    type Mutation { createCar(name: String, to_string: String): Car! }
    type Car { id: ID! name: String constructor: Maker toString: String valueOf: Int }
    type Maker { name: String }
  `);
  const hints = { types: { Car: { labels: {}, filterLabels: {}, kinds: {}, masks: {}, help: {} } } };
  const { resources, leftOut } = buildApiModel(schema, hints);
  const [{ fields, filters, createInputs } = {}] = resources;
  for (const named of [fields, createInputs]) expect(named?.map(({ name }) => name)).toEqual(['name']);
  expect(filters?.flatMap(({ path }) => path)).toEqual(['name']);
  const left = [
    ...['Car.constructor', 'Car.toString', 'Car.valueOf'],
    ...['constructor of Car', 'to_string_gte of Car', 'Car.to_string'],
  ];
  expect(leftOut).toEqual(
    left.map((name) => `${name}: every object of JavaScript has something that is called so`),
  );
});

test('a list of yes and no is entered nowhere, and that is said', () => {
  const { resources, leftOut } = buildApiModel(
    buildSchema(`
      type Query { goals: [Goal!]! }
      type Mutation { createGoal(name: String, met: [Boolean!]): Goal! }
      type Goal { id: ID! name: String met: [Boolean!] }
    `),
  );
  expect(resources[0]?.createInputs.map(({ name }) => name)).toEqual(['name']);
  expect(leftOut).toEqual(['Goal.met: it takes a list of yes and no']);
});

test('a page by cursors and a list of lists are on no screen, and that is said', () => {
  const { resources, leftOut, unused } = buildApiModel(
    buildSchema(`
      type Query { zones: ZoneConnection! zone(id: ID!): Zone grid: [[Zone!]!]! parts(within: [[Float!]!]): [Part!]! }
      type Mutation { updateZone(id: ID!, name: String, shape: [[Float!]!]): Zone! }
      type Zone { id: ID! name: String shape: [[Float!]!]! parts(first: Int): ZoneConnection! }
      type Part { id: ID! name: String }
      type ZoneConnection { edges: [ZoneEdge!]! pageInfo: PageInfo! }
      type ZoneEdge { node: Zone! }
      type PageInfo { hasNextPage: Boolean! }
    `),
  );
  const zone = resources.find(({ type }) => type === 'Zone');
  expect(zone?.operations.list).toBeUndefined();
  expect([zone?.fields, zone?.updateInputs].map((all) => all?.map(({ name }) => name))).toEqual([
    ['name'],
    ['name'],
  ]);
  const byCursors = 'it answers a page by cursors, not one with data and paginatorInfo';
  expect(leftOut).toEqual([
    'Zone.shape: it answers a list of lists',
    `Zone.parts: ${byCursors}`,
    'Zone.shape: it takes a list of lists',
    'within of Part: no input fits its type',
  ]);
  expect(unused).toEqual([`zones: ${byCursors}`, 'grid: it answers a list of lists']);
});

test('arguments that page a plain list are no filters of it, and that is said', () => {
  const api = buildApiModel(
    buildSchema(`
      type Query { roads(perPage: Int, page: Int, name: String, limit: Int): [Road!]! cars(limit: Int, offset: Int): [Car!]! }
      type Road { id: ID! name: String limit: Int }
      type Car { id: ID! name: String }
    `),
  );
  const [roads, cars] = [resource(api, 'Road'), resource(api, 'Car')];
  const asked = ({ filters }: typeof roads) => filters.filter(({ path }) => path.length > 0);
  expect([roads, cars].map((one) => asked(one).map(({ name }) => name))).toEqual([['name', 'limit'], []]);
  expect(api.leftOut).toEqual([
    'perPage and page of roads: the list shows what the API answers without',
    'limit and offset of cars: the list shows what the API answers without',
  ]);
});

test('a page and an order of another convention are named for what they are', () => {
  const { leftOut, unused } = buildApiModel(
    buildSchema(`
      type Query { books: BookPage! people(orderBy: [PeopleOrderBy!]): [Person!]! }
      type BookPage { items: [Book!]! total: Int! }
      type Book { id: ID! title: String }
      type Person { id: ID! name: String }
      enum PeopleOrderBy { NAME_ASC NAME_DESC }
    `),
  );
  expect(leftOut).toEqual(['orderBy of people: it is no list of a column and its order']);
  expect(unused).toEqual([
    'books: it answers BookPage, which holds items: a page has data and paginatorInfo',
  ]);
});

test('a write that demands what no form has is not offered, and that is said', () => {
  const { resources, leftOut } = buildApiModel(
    buildSchema(`
      type Query { zones: [Zone!]! zone(id: ID!): Zone }
      type Mutation { createZone(name: String!, shape: [[Float!]!]!): Zone! updateZone(input: ZoneInput!): Zone! }
      input ZoneInput { id: ID! name: String parent: ZoneInput! }
      type Zone { id: ID! name: String! }
    `),
  );
  expect(resources.map(({ operations }) => Object.keys(operations))).toEqual([['one', 'list']]);
  expect(leftOut).toContain('createZone: it demands shape, which no form can fill in');
  expect(leftOut).toContain('updateZone: it demands parent, which no form can fill in');
});

test('a value is called by the beginning of its description, with a blank before the colon or without', () => {
  const sdl =
    'type Query { state: State } enum State { "Actif : en service." ACTIF "Clos: hors service." CLOS }';
  const state = buildApiModel(buildSchema(sdl)).enums.find(({ name }) => name === 'State');
  expect(state?.values.map(({ label }) => label)).toEqual(['Actif', 'Clos']);
});

test('several of a type are called as the contract calls them', () => {
  const schema = buildSchema(`
    type Query { newsList: [News!]! people: [Person!]! series(id: ID!): Series userList: [User!]! }
    type News { id: ID! title: String! }
    type Person { id: ID! name: String! }
    type Series { id: ID! title: String! }
    type User { id: ID! name: String! }
  `);
  expect(buildApiModel(schema).resources.map(({ name, label }) => [name, label.one, label.many])).toEqual([
    ['newsList', 'News', 'News'],
    ['people', 'Person', 'People'],
    ['series', 'Series', 'Series'],
    ['userList', 'User', 'Users'],
  ]);
});

test('a type in capitals has its forms, however its mutations are spelt', () => {
  const { resources, unused } = buildApiModel(
    buildSchema(`
      type Query { USER(id: ID!): USER USERs: [USER!]! iban_account(id: ID!): IBANAccount }
      type Mutation {
        createUSER(name: String!): USER!
        updateUSER(id: ID!, name: String): USER!
        deleteUSER(id: ID!): USER
        restoreUSER(id: ID!): USER
        update_iban_account(id: ID!, holder: String): IBANAccount!
      }
      type USER { id: ID! name: String! }
      type IBANAccount { id: ID! holder: String! }
    `),
  );
  expect(
    resources.map(({ type, operations }) => [type, Object.keys(operations).toSorted()] as const),
  ).toEqual([
    ['USER', ['create', 'delete', 'list', 'one', 'restore', 'update']],
    ['IBANAccount', ['one', 'update']],
  ]);
  expect(unused).toEqual([]);
});

test('ids are taken as the contract takes them, as numbers where it does', () => {
  const api = buildApiModel(
    buildSchema(`
      type Query { posts(author_id: Int, editor_id: ID, first: Int, page: Int): [Post!]! people: [Person!]! tags: [Tag!]! }
      type Mutation { createPost(input: PostInput!): Post! }
      type Post { id: Int! title: String! author: Person editor: Person reviewer_id: Int tags: [Tag!]! labels: [Tag!]! scores: [Int!] }
      type Person { id: Int! name: String! }
      type Tag { id: Int! name: String! }
      input PostInput {
        author_id: Int
        editor_id: ID
        person_id: Int
        tag_ids: [Int!]
        labels: LabelsSync
        scores: [Int!]
      }
      input LabelsSync { sync: [Int!]! }
    `),
  );
  const posts = resource(api, 'Post');
  expect(posts.createInputs.map(({ name, shape }) => [name, shape.kind, 'numericId' in shape])).toEqual([
    ['author_id', 'reference', true],
    ['editor_id', 'reference', false],
    ['person_id', 'reference', true],
    ['tag_ids', 'references', true],
    ['labels', 'references', true],
    ['scores', 'scalar', false],
  ]);
  expect(filter(posts, 'author_id')?.shape).toMatchObject({ kind: 'reference', numericId: true });
  expect(filter(posts, 'editor_id')?.shape).not.toHaveProperty('numericId');
  const orders = resource(buildApiModel(readFixture('shop')), 'Order');
  for (const name of ['customer', 'lines'])
    expect(input(orders.updateInputs, name).shape).toHaveProperty('numericId', true);
});

test('two relations in a link row leave its id alone', () => {
  const api = buildApiModel(
    buildSchema(`
      type Query { teams: [Team!]! people: [Person!]! }
      type Mutation { createTeam(input: TeamInput!): Team! }
      type Team { id: ID! name: String! members: [Member!]! }
      type Person { id: ID! name: String! }
      type Member { person: Person! deputy: Person role: String }
      input TeamInput { name: String! members: MembersSync }
      input MembersSync { sync: [MemberInput!]! }
      input MemberInput { id: ID! role: String }
    `),
  );
  const members = input(resource(api, 'Team').createInputs, 'members');
  expect(members.shape.kind === 'objects' && members.shape.fields[0]?.source).toBe('id');
});
