import { validationFailed } from '../graphql/errors.ts';

const shortest = 12;
const longest = 200;

/** @throws validationFailed at `path` for a password that is too short or too long. */
export function checkPassword(password: string, path: string): void {
  if (password.length < shortest)
    throw validationFailed({ [path]: [`A password has at least ${shortest} characters.`] });
  if (password.length > longest)
    throw validationFailed({ [path]: [`A password has at most ${longest} characters.`] });
}
