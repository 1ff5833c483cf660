import { expect, it } from 'vitest';
import * as yup from 'yup';
import { changedPassword, newPassword } from './passwordSchema.ts';

const long = 'correct horse battery';
const created = yup.object(newPassword);
const edited = yup.object(changedPassword);

it.each([
  ['a new user with a password typed twice', created, { password: long, passwordAgain: long }],
  ['an old user without one', edited, { password: null, passwordAgain: null }],
  ['an old user who never touched it', edited, {}],
  ['an old user with a new one typed twice', edited, { password: long, passwordAgain: long }],
])('%s can be saved', (_who, schema, values) => {
  expect(schema.isValidSync(values)).toBe(true);
});

it.each([
  ['a new user without a password', created, {}],
  ['a password that is too short', created, { password: 'short', passwordAgain: 'short' }],
  ['two that differ', created, { password: long, passwordAgain: `${long}!` }],
  ['a new one typed only once', edited, { password: long, passwordAgain: null }],
])('%s cannot', (_who, schema, values) => {
  expect(schema.isValidSync(values)).toBe(false);
});
