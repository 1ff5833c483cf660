import { getNamedType, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { referencesOf } from './referencesOf.ts';

it('every input that names another row says by a field of the type whose row it is', () => {
  const unknown = Object.values(contract.getTypeMap()).flatMap((input) => {
    const [, type] = /^(?:Create|Update)(\w+)Input$/.exec(input.name) ?? [];
    if (type === undefined || !isInputObjectType(input)) return [];
    return Object.values(input.getFields())
      .filter(({ name, type: given }) => name.endsWith('_id') && getNamedType(given).name === 'ID')
      .filter(({ name }) => !referencesOf(type).has(name))
      .map(({ name }) => `${input.name}.${name}`);
  });
  expect(unknown).toEqual([]);
});

it('an author is a user', () => {
  expect(referencesOf('EventBooking').get('author_id')).toBe('User');
});
