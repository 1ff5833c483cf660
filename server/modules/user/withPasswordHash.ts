import { hashPassword } from '../../auth/passwords.ts';
import { validationFailed } from '../../graphql/errors.ts';
import type { Input } from '../../graphql/write/Json.ts';
import type { WriteSession } from '../../graphql/write/WriteDefinition.ts';

const shortest = 12;
const longest = 200;

/**
 * Replaces the password by its hash (S7). An empty one leaves the account as it is.
 * @throws validationFailed for one that is too short or too long.
 */
export async function withPasswordHash(_session: WriteSession, input: Input): Promise<Input> {
  const { password, ...rest } = input;
  if (typeof password !== 'string' || password === '') return rest;
  if (password.length < shortest)
    throw validationFailed({ 'input.password': [`A password has at least ${shortest} characters.`] });
  if (password.length > longest)
    throw validationFailed({ 'input.password': [`A password has at most ${longest} characters.`] });
  return { ...rest, password_hash: await hashPassword(password) };
}
