import { describe, expect, test } from 'vitest';
import { field, filter, input, resource } from '../fixtures/findInModel.ts';
import { readFixture } from '../fixtures/readFixture.ts';
import { buildApiModel } from './buildApiModel.ts';

/** Whole APIs of the same style that are not ours. */

describe('a blog in snake case, with arguments in place of inputs', () => {
  const api = buildApiModel(readFixture('blog'));
  const posts = resource(api, 'Post');

  test('reads and inputs meet whatever their case', () => {
    expect(input(posts.createInputs, 'author_id').source).toBe('author.id');
    expect(filter(posts, 'created_at_gte')?.source).toBe('created_at');
    expect(posts.operations.list?.sortColumns).toEqual({ title: 'TITLE', created_at: 'CREATED_AT' });
  });

  test('arguments of a mutation are its inputs', () => {
    expect(posts.operations.create).toMatchObject({ field: 'createPost', input: undefined });
    expect(posts.operations.update).toMatchObject({ idVariable: 'id', idInput: 'id' });
    expect(posts.updateInputs.map((one) => one.name)).toEqual(['title', 'content', 'status', 'tags']);
    expect(resource(api, 'User').operations.update).toMatchObject({
      input: { argument: 'input', type: 'UpdateUserInput' },
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

  test('a person is named by both parts of the name', () =>
    expect(resource(api, 'Customer').representation).toEqual(['firstName', 'lastName']));

  test('rows do not lead back to the record that they are looked at in', () => {
    const { shape } = field(orders.fields, 'lines') ?? {};
    expect(shape).toMatchObject({ kind: 'objects', type: 'OrderLine' });
    expect(shape?.kind === 'objects' && shape.fields.map(({ name }) => name)).toEqual([
      'product',
      'quantity',
      'price',
    ]);
  });

  test('what the contract takes no null for cannot be emptied, though a creation may leave it out', () => {
    expect(input(orders.createInputs, 'state')).toMatchObject({ required: false, defaultValue: 'open' });
    expect(input(orders.updateInputs, 'state').required).toBe(true);
    expect(input(orders.updateInputs, 'metadata').required).toBe(false);
  });

  test('circles of types end', () => {
    expect(field(resource(api, 'Category').fields, 'parent')?.shape).toMatchObject({
      kind: 'reference',
      type: 'Category',
    });
  });
});

describe('a careers site, whose inputs have names of their own', () => {
  const api = buildApiModel(readFixture('careers'));
  const pools = resource(api, 'Pool');
  const saidOf = (name: string) =>
    [...api.leftOut, ...api.unused].filter((line) => line.startsWith(`${name}: `));

  test('the only input object beside the id holds the inputs, whatever it is called', () => {
    expect(pools.operations.update).toMatchObject({
      input: { argument: 'pool', type: 'UpdatePoolInput' },
      idVariable: 'id',
    });
    expect(resource(api, 'Team').operations.update).toMatchObject({
      input: { argument: 'team', type: 'UpdateTeamInput' },
      idInput: 'id',
    });
    expect(resource(api, 'Team').operations.create?.input?.argument).toBe('team');
  });

  test('a form of a record has the inputs that the record answers, and no others', () => {
    expect(pools.updateInputs.map(({ name }) => name)).toEqual([
      'name',
      'processNumber',
      'tasks',
      'team',
      'questions',
      'skills',
      'limitations',
      'isRemote',
      'closingDate',
    ]);
    expect(resource(api, 'Applicant').updateInputs.map(({ name }) => name)).toEqual([
      'email',
      'nickname',
      'options',
    ]);
  });

  test.each([
    ['UpdatePoolInput.state', 'a form would open it blank: what is read, LocalizedState, is of another kind'],
    ['UpdatePoolInput.teams', 'a form would open it blank: reading it demands state'],
    ['UpdatePoolInput.justification', 'a form would open it blank: nothing that is read is called so'],
    [
      'UpdateApplicantInput.address',
      'a form would open it blank: of its source, nothing that is read is called so',
    ],
    ['updateCandidate', 'it demands status, but what is read, LocalizedState, is of another kind'],
    ['updateSkill', 'it demands notify, but nothing that is read is called so'],
    ['deletePool', 'it answers DeletePoolPayload, neither the Pool nor a plain value'],
    ['deleteTeam', 'it demands reason beside the id'],
    ['deleteCandidate', 'it answers Stamped, neither the Candidate nor a plain value'],
    ['Pool.advice', 'nothing of Advice can be read'],
    ['pools', 'poolsPaginated lists Pool already'],
    ['candidates', 'it answers a page, but is not asked for one by page and first'],
    ['notice', 'it demands language beside the id'],
    ['departments', 'it demands region, which no list knows'],
    ['anything', 'it answers Stamped, no record of one type'],
    ['publishPool', 'it is not called as the create, update or delete of a type that is shown'],
  ])('%s is left out and said', (name, why) => expect(saidOf(name)).toEqual([`${name}: ${why}`]));

  test('every operation is one that a screen uses, or is said not to be', () => {
    const schema = readFixture('careers');
    const used = api.resources.flatMap(({ operations: { list, one, create, update, delete: remove } }) =>
      [list, one, create, update, remove].map((operation) => operation?.field),
    );
    const all = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(all.filter((name) => !used.includes(name) && saidOf(name).length !== 1)).toEqual([]);
  });

  test('a hint lets a form write what nothing reads', () => {
    const hinted = buildApiModel(readFixture('careers'), {
      types: { Applicant: { writeOnly: ['password'] } },
    });
    expect(input(resource(hinted, 'Applicant').updateInputs, 'password').writeOnly).toBe(true);
    expect(hinted.leftOut.filter((line) => line.includes('password'))).toEqual([]);
  });

  test('the page is taken before the whole list, which gives the name', () => {
    expect(pools).toMatchObject({
      name: 'pools',
      operations: { list: { field: 'poolsPaginated', paged: true } },
    });
  });

  test('a type without any text is named by its id, however that is spelt', () =>
    expect(resource(api, 'Skill').representation).toEqual(['ID']));
});
