import { shortestPassword } from '../config/shortestPassword.ts';
import { validationFailed } from '../errors/errors.ts';

const longest = 200;

/** @throws validationFailed at `path` for a password that is too short or too long. */
export function checkPassword(password: string, path: string): void {
  if (password.length < shortestPassword)
    throw validationFailed({ [path]: [`A password has at least ${shortestPassword} characters.`] });
  if (password.length > longest)
    throw validationFailed({ [path]: [`A password has at most ${longest} characters.`] });
}
