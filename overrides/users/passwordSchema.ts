import * as yup from 'yup';
import type { UserSource } from '#resources/users/index.ts';
import type { UserWords } from './userWords.ts';

/** Where the form keeps them. The second is the form's own: nothing sends it. */
export const passwordSource = 'password' satisfies UserSource;
export const repeatSource = 'passwordAgain';

const shortest = 12;

const password = (words: UserWords) =>
  yup.string().min(shortest, words('password.short', { smart_count: shortest }));

const repeat = (words: UserWords) =>
  yup
    .string()
    .nullable()
    .when(passwordSource, ([typed]: unknown[], schema) =>
      typeof typed === 'string' && typed !== ''
        ? schema.required(words('password.once_more')).oneOf([typed], words('password.differ'))
        : schema,
    );

/** A new user needs a password; an old one keeps theirs unless a new one is typed. */
export const newPassword = (words: UserWords) => ({
  [passwordSource]: password(words).required('ra.validation.required'),
  [repeatSource]: repeat(words),
});
export const changedPassword = (words: UserWords) => ({
  [passwordSource]: password(words).nullable(),
  [repeatSource]: repeat(words),
});
