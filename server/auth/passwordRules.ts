import { shortestPassword } from '../config/shortestPassword.ts';
import { validationFailed } from '../errors/errors.ts';
import { isEasilyGuessed } from './isEasilyGuessed.ts';

const longest = 200;

/**
 * What is wrong with a password that somebody chooses; null where nothing is. `own` is what anybody knows of them, such
 * as their user name.
 */
export async function passwordProblem(password: string, own: readonly string[]): Promise<string | null> {
  if (password.length < shortestPassword) return `A password has at least ${shortestPassword} characters.`;
  if (password.length > longest) return `A password has at most ${longest} characters.`;
  return (await isEasilyGuessed(password, own))
    ? 'This password is easy to guess. Four words that have nothing to do with you are good.'
    : null;
}

/** @throws validationFailed at `path` for a password that nobody should have. */
export async function checkPassword(password: string, path: string, own: readonly string[]): Promise<void> {
  const problem = await passwordProblem(password, own);
  if (problem !== null) throw validationFailed(path, problem);
}
