import * as yup from 'yup';
import type { UserSource } from '#resources/users/index.ts';

/** Where the form keeps them. The second is the form's own: nothing sends it. */
export const passwordSource = 'password' satisfies UserSource;
export const repeatSource = 'passwordAgain';

const shortest = 12;

const password = yup.string().min(shortest, `At least ${shortest} characters`);

const repeat = yup
  .string()
  .nullable()
  .when(passwordSource, ([typed]: unknown[], schema) =>
    typeof typed === 'string' && typed !== ''
      ? schema.required('Type the password once more').oneOf([typed], 'The two passwords differ')
      : schema,
  );

/** A new user needs a password; an old one keeps theirs unless a new one is typed. */
export const newPassword = {
  [passwordSource]: password.required('ra.validation.required'),
  [repeatSource]: repeat,
};
export const changedPassword = { [passwordSource]: password.nullable(), [repeatSource]: repeat };
