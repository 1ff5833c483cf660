import { expect, it } from 'vitest';
import * as yup from 'yup';
import { changedPassword, newPassword } from './passwordSchema.ts';
import type { UserWords } from './userWords.ts';

const long = 'correct horse battery';
/** As a translation has them: by their keys. */
const words: UserWords = (key) => key;
const created = yup.object(newPassword(words));
const edited = yup.object(changedPassword(words));

it.each([
  ['a new user with a password typed twice', created, { password: long, passwordAgain: long }],
  ['an old user without one', edited, { password: null, passwordAgain: null }],
  ['an old user who never touched it', edited, {}],
  ['an old user with a new one typed twice', edited, { password: long, passwordAgain: long }],
])('%s can be saved', (_who, schema, values) => {
  expect(schema.isValidSync(values)).toBe(true);
});

it.each([
  ['a new user without a password', created, {}, 'ra.validation.required'],
  ['a password that is too short', created, { password: 'short', passwordAgain: 'short' }, 'password.short'],
  ['two that differ', created, { password: long, passwordAgain: `${long}!` }, 'password.differ'],
  ['a new one typed only once', edited, { password: long, passwordAgain: null }, 'password.once_more'],
])('%s cannot', (_who, schema, values, said) => {
  expect(() => schema.validateSync(values)).toThrow(said);
});
