import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readFixture, readOwnSchema } from '../fixtures/readFixture.ts';
import { buildApiModel } from './buildApiModel.ts';
import type { ApiModel, InputField, ReadField, ResourceModel } from './ResourceModel.ts';

const resource = (api: ApiModel, type: string): ResourceModel => {
  const found = api.resources.find((candidate) => candidate.type === type);
  if (found === undefined)
    throw new Error(`No resource of ${type}; there are ${api.resources.map((one) => one.type).join(', ')}.`);
  return found;
};
const input = (inputs: readonly InputField[], name: string): InputField => {
  const found = inputs.find((candidate) => candidate.name === name);
  if (found === undefined)
    throw new Error(`No input ${name}; there are ${inputs.map((one) => one.name).join(', ')}.`);
  return found;
};
const field = (fields: readonly ReadField[], name: string): ReadField | undefined =>
  fields.find((candidate) => candidate.name === name);
const filter = (of: ResourceModel, name: string) => of.filters.find((candidate) => candidate.name === name);

describe('our contract', () => {
  const api = buildApiModel(readOwnSchema());

  test('the model of a schema is the model of its introspection', () => {
    expect(buildApiModel(introspectionFromSchema(readOwnSchema()))).toEqual(api);
  });

  test('nothing of it is left out', () => expect(api.leftOut).toEqual([]));

  test('operations are those that the contract has, and no others', () => {
    expect(Object.keys(resource(api, 'CentreEvent').operations).sort()).toEqual([
      'create',
      'delete',
      'list',
      'one',
      'update',
    ]);
    expect(Object.keys(resource(api, 'TrainingCentre').operations).sort()).toEqual([
      'create',
      'list',
      'one',
      'update',
    ]);
    expect(Object.keys(resource(api, 'Country').operations)).toEqual(['list']);
    expect(api.resources.map((one) => one.type)).not.toContain('ExchangeRates');
  });

  test("a user's id keeps the spelling of its type", () => {
    const users = resource(api, 'User');
    expect([users.idField, users.operations.one?.idArgument, users.operations.update?.idInput]).toEqual([
      'ID',
      'ID',
      'id',
    ]);
  });

  test('x_id writes what x reads, and its twin is not shown', () => {
    const events = resource(api, 'CentreEvent');
    expect(input(events.updateInputs, 'training_centre_id')).toMatchObject({
      source: 'trainingCentre.id',
      shape: { kind: 'reference', type: 'TrainingCentre' },
    });
    expect(input(events.updateInputs, 'lead_trainer_id').source).toBe('leadTrainer.id');
    expect(field(events.fields, 'trainingCentreId')).toBeUndefined();
  });

  test("a link row's id is its only relation's id", () => {
    const trainers = input(resource(api, 'CentreEvent').updateInputs, 'trainers');
    expect(trainers.shape).toMatchObject({ kind: 'objects', sync: true });
    if (trainers.shape.kind !== 'objects') throw new Error('no rows');
    expect(input(trainers.shape.fields, 'id')).toMatchObject({ source: 'trainer.id', always: true });
  });

  test('sync, nested and connect are told apart', () => {
    const events = resource(api, 'CentreEvent');
    expect(input(events.updateInputs, 'allowed_countries').shape).toMatchObject({
      kind: 'references',
      sync: true,
      ids: false,
    });
    expect(input(events.updateInputs, 'estimated_costs').shape).toMatchObject({
      kind: 'nested',
      canDelete: true,
      idField: 'id',
    });
    expect(input(events.createInputs, 'estimated_costs').shape).toMatchObject({
      kind: 'nested',
      canDelete: false,
    });
    expect(input(resource(api, 'EventBooking').createInputs, 'participant').shape).toMatchObject({
      kind: 'connect',
      type: 'Participant',
    });
  });

  test('a list of ids names its resource', () => {
    const users = resource(api, 'User');
    expect(input(users.updateInputs, 'countries').shape).toMatchObject({
      kind: 'references',
      type: 'Country',
      ids: true,
    });
    expect(field(users.fields, 'countries')?.shape).toMatchObject({ kind: 'references', ids: true });
  });

  test('what a form demands when created it demands when edited; what a write demands is said apart', () => {
    const centres = resource(api, 'TrainingCentre');
    expect(input(centres.updateInputs, 'name')).toMatchObject({ required: true, always: false });
    expect(input(centres.updateInputs, 'country_id')).toMatchObject({ required: true, always: true });
    expect(input(centres.createInputs, 'time_zone')).toMatchObject({ required: false, defaultValue: 'UTC' });
  });

  test('the version last read is no input (K6)', () => {
    const events = resource(api, 'CentreEvent');
    expect(events.version).toEqual({ input: 'date_modified', source: 'dateModified' });
    expect(events.updateInputs.map((one) => one.name)).not.toContain('date_modified');
  });

  test('every key of where is a filter', () => {
    const where = readOwnSchema().getType('CentreEventWhere');
    if (where === undefined || !('getFields' in where)) throw new Error('no input');
    expect(resource(api, 'CentreEvent').filters.map((one) => one.name)).toEqual(
      Object.keys(where.getFields()),
    );
  });

  test('filters know what they compare', () => {
    const [events, bookings, participants] = [
      resource(api, 'CentreEvent'),
      resource(api, 'EventBooking'),
      resource(api, 'Participant'),
    ];
    expect(filter(events, 'date_start_lt')).toMatchObject({
      source: 'dateStart',
      operator: 'lt',
      path: ['where', 'date_start_lt'],
    });
    expect(filter(events, 'indication_id')?.shape).toMatchObject({ kind: 'reference', type: 'Indication' });
    expect(filter(bookings, 'booking_status')?.shape).toMatchObject({ kind: 'enum', list: true });
    expect(filter(bookings, 'participant_country')).toMatchObject({
      operator: 'condition',
      source: 'participant.country',
      shape: { kind: 'references', type: 'Country' },
    });
    expect(filter(participants, 'id')?.shape).toMatchObject({ kind: 'references', type: 'Participant' });
    expect(participants.operations.list).toMatchObject({ idsFilter: 'id', searchFilter: 'text_search' });
  });

  test('sorting is possible where the enum says so, in a plain list by all that it shows', () => {
    expect(resource(api, 'CentreEvent').operations.list?.sortColumns).toEqual({
      dateStart: 'DATE_START',
      id: 'ID',
      name: 'NAME',
    });
    expect(resource(api, 'TrainingCentre').operations.list?.sortColumns).toEqual({});
    expect(Object.keys(resource(api, 'Country').operations.list?.sortColumns ?? {})).toEqual([
      'name',
      'countryCode',
      'isCustom',
    ]);
  });

  test('a query builder has its columns, operators and relations', () => {
    const { conditions } = resource(api, 'Participant');
    expect(conditions).toMatchObject({ key: 'whereConditions', path: ['where', 'whereConditions'] });
    expect(conditions?.columns.find(({ value }) => value === 'COUNTRY_ID')).toMatchObject({
      source: 'country',
      shape: { kind: 'reference', type: 'Country' },
    });
    expect(conditions?.relations.map(({ value }) => value)).toEqual([
      'EVENT_BOOKINGS',
      'WAITING_LIST_ENTRIES',
    ]);
    expect(resource(api, 'Audit').conditions?.path).toEqual(['whereConditions']);
  });

  test('meaning comes from scalars', () => {
    const kindOf = (type: string, name: string) => {
      const shape = field(resource(api, type).fields, name)?.shape;
      return shape?.kind === 'scalar' ? shape.scalar : shape?.kind;
    };
    expect([
      kindOf('CentreEvent', 'dateStart'),
      kindOf('CentreEvent', 'onsiteContactEmail'),
      kindOf('MergeTemplate', 'html'),
      kindOf('Trainer', 'fmvAmount'),
    ]).toEqual(['date', 'email', 'richText', 'money']);
    expect(field(resource(api, 'Trainer').fields, 'photo')?.shape).toMatchObject({
      kind: 'object',
      image: true,
    });
  });

  test('enum values are called by the beginning of their description', () => {
    const status = api.enums.find(({ name }) => name === 'BookingStatus');
    expect(status?.values.map(({ label }) => label)).toEqual([
      'Not set',
      'New',
      'Pending',
      'Confirmed',
      'Cancelled',
    ]);
  });
});

describe('a blog in snake case, with arguments in place of inputs', () => {
  const api = buildApiModel(readFixture('blog'));
  const posts = resource(api, 'Post');

  test('reads and inputs meet whatever their case', () => {
    expect(input(posts.createInputs, 'author_id').source).toBe('author.id');
    expect(filter(posts, 'created_at_gte')?.source).toBe('created_at');
    expect(posts.operations.list?.sortColumns).toEqual({ title: 'TITLE', created_at: 'CREATED_AT' });
  });

  test('arguments of a mutation are its inputs', () => {
    expect(posts.operations.create).toMatchObject({ field: 'createPost', inputType: undefined });
    expect(posts.operations.update).toMatchObject({ idVariable: 'id', idInput: 'id' });
    expect(posts.updateInputs.map((one) => one.name)).toEqual(['title', 'content', 'status', 'tags']);
    expect(resource(api, 'User').operations.update).toMatchObject({
      inputType: 'UpdateUserInput',
      idVariable: 'id',
    });
  });

  test('an argument with a default may be left out', () => {
    expect(posts.operations.create?.variables.find(({ name }) => name === 'status')).toEqual({
      name: 'status',
      type: 'PostStatus',
    });
    expect(input(posts.createInputs, 'status')).toMatchObject({ required: false, defaultValue: 'DRAFT' });
  });

  test('a builder of conditions is known by its shape, not by its name', () => {
    expect(posts.conditions).toMatchObject({ key: 'where', path: ['where'] });
    expect(posts.filters.map((one) => one.name)).toEqual([
      'title',
      'author_id',
      'status',
      'created_at_gte',
      'trashed',
    ]);
  });

  test('a page of related records is shown, its first ones only', () => {
    expect(field(posts.fields, 'comments')).toMatchObject({
      page: true,
      fixedArguments: 'first: 25',
      shape: { kind: 'references', type: 'Comment' },
    });
  });

  test('what demands arguments, or may be of several types, is left out and said', () => {
    expect(field(posts.fields, 'related')).toBeUndefined();
    expect(api.leftOut).toContain('Post.related: it demands arguments');
  });

  test('a mutation that answers something else is no plain CRUD', () => {
    expect(Object.keys(resource(api, 'Tag').operations)).toEqual(['list']);
  });

  test('a page without a total has what tells that another follows', () => {
    expect(resource(api, 'Comment').operations.list?.info).toEqual(['hasMorePages']);
  });

  test('deprecations are kept', () =>
    expect(field(posts.fields, 'reading_minutes')?.deprecation).toBe('Count the words.'));

  test('the version is told from an input by the creation that lacks it', () => {
    expect(resource(api, 'User').version).toEqual({ input: 'updated_at', source: 'updated_at' });
  });
});

describe('a shop with nested mutations', () => {
  const api = buildApiModel(readFixture('shop'));
  const orders = resource(api, 'Order');

  test('belongsTo connects, hasMany nests, belongsToMany syncs', () => {
    expect(input(orders.createInputs, 'customer').shape).toMatchObject({ kind: 'connect', type: 'Customer' });
    expect(input(orders.createInputs, 'lines').shape).toMatchObject({ kind: 'nested', canDelete: true });
    expect(input(resource(api, 'Product').createInputs, 'categories').shape).toMatchObject({
      kind: 'references',
      type: 'Category',
      sync: true,
    });
  });

  test('rows that demand a record which nobody can look up are left out', () => {
    expect(orders.createInputs.map((one) => one.name)).not.toContain('coupons');
    expect(api.leftOut.join()).toContain('CreateOrderInput.coupons');
  });

  test('a list that can only grow is left out', () => {
    expect(api.leftOut).toContain('UpdateProductInput.variants: it can add to a list but not take away');
  });

  test('a list that must be told more is none; its records are still reached by id', () => {
    expect(Object.keys(resource(api, 'Warehouse').operations)).toEqual(['one']);
  });

  test('a delete that answers an id selects nothing', () =>
    expect(orders.operations.delete?.selects).toBe(false));

  test('an order clause of another shape sorts nothing', () => {
    expect(resource(api, 'Customer').operations.list?.sortColumns).toEqual({});
    expect(orders.operations.list?.sortColumns).toEqual({
      id: 'ID',
      reference: 'REFERENCE',
      placedOn: 'PLACED_ON',
    });
  });

  test('circles of types end', () => {
    expect(field(resource(api, 'Category').fields, 'parent')?.shape).toMatchObject({
      kind: 'reference',
      type: 'Category',
    });
    const lines = field(orders.fields, 'lines')?.shape;
    expect(lines?.kind === 'objects' && lines.fields.map(({ name }) => name)).toEqual([
      'product',
      'quantity',
      'price',
      'order',
    ]);
  });
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
