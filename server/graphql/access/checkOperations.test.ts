import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '../Entity.ts';
import { checkOperations } from './checkOperations.ts';
import { type Access, allow } from './Operation.ts';

const hotel: Entity = { type: 'Hotel', table: 'countries', scope: () => TRUE };
const schema = buildSchema('type Query { nearest: ID } type Mutation { closeHotel: ID }');
const by = (access: Access) => allow(access, () => Promise.resolve(null));
const lacks = (nearest: Access | null, closeHotel: Access | null, entity = hotel) =>
  checkOperations({
    schema,
    queries: nearest ? { nearest: by(nearest) } : {},
    mutations: closeHotel ? { closeHotel: by(closeHotel) } : {},
    entities: new Map([['Hotel', entity]]),
    placeOf: ({ name }) => `${name}.ts`,
  });

describe('checkOperations names, with the file that wants a line,', () => {
  it('operations that nobody resolves, also those beyond reading and writing a noun', () => {
    expect(lacks(null, null)).toEqual([
      'Query.nearest wants a resolver in nearest.ts',
      'Mutation.closeHotel wants a resolver in closeHotel.ts',
    ]);
  });

  it('one that reads a type which nobody reads', () => {
    expect(lacks({ reads: 'Motel' }, 'signedIn')).toEqual([
      'Query.nearest wants a type that is read instead of Motel in nearest.ts',
    ]);
  });

  it('one whose action is none of its type', () => {
    const want = (action: string) =>
      `Mutation.closeHotel wants a capability of the role table for '${action}' in the actions of Hotel in closeHotel.ts`;
    const actions = { many: 'hotels', create: 'centres.write', rules: [] } as const;
    expect(lacks('signedIn', { of: 'Hotel', action: 'close' })).toEqual([want('close')]);
    expect(lacks('signedIn', { of: 'Hotel', action: 'create' })).toEqual([want('create')]);
    expect(lacks('signedIn', { of: 'Hotel', action: 'create' }, { ...hotel, actions })).toEqual([]);
  });
});
