import { expect, it, vi } from 'vitest';
import type { Role } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type * as Loading from '#server/graphql/loadSchema.ts';
import { fieldsBeyond } from '#server/graphql/access/fieldsBeyond.ts';
import { hiddenTrainerFields, partlyHiddenTrainerFields } from './trainer/trainerScope.ts';
import { partlyHiddenUserFields } from './user/userScope.ts';

vi.mock('#server/graphql/loadSchema.ts', async (original) => {
  const { loadSchema } = await original<typeof Loading>();
  const more = 'extend type Trainer { shoeSize: Int } extend type User { shoeSize: Int }';
  return { loadSchema: (endpoint: 'data' | 'content') => `${loadSchema(endpoint)}\n${more}` };
});

const as = (...roles: readonly Role[]): Viewer => ({
  id: '7',
  username: 'u',
  roles,
  countryIds: ['1'],
  sessionId: 's',
});

it.each<[Role, boolean]>([
  ['booker', true],
  ['viewer', true],
  ['logistics', false],
  ['country_manager', false],
])('what a trainer gains later is hidden from whoever sees names only: %s', (role, isHidden) => {
  expect(hiddenTrainerFields(as(role)).has('shoeSize')).toBe(isHidden);
  expect(hiddenTrainerFields(as(role)).has('lastName')).toBe(false);
});

it('it is shown of trainers of their countries to whoever sees others by name', () => {
  expect(partlyHiddenTrainerFields(as('country_manager', 'booker')).has('shoeSize')).toBe(true);
});

it('what a user gains later is for administrators and oneself', () => {
  expect(partlyHiddenUserFields(as('global_manager')).has('shoeSize')).toBe(true);
  expect(partlyHiddenUserFields(as('administrator')).has('shoeSize')).toBe(false);
});

it('what is shown to everybody and is no more is said', () => {
  expect(() => fieldsBeyond('Trainer', ['lastName', 'surname'])).toThrow(
    'Trainer shows surname to everybody, and does not have it.',
  );
});
