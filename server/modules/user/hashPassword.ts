import { hash } from '@node-rs/argon2';
import { validationFailed } from '../../graphql/errors.ts';
import type { Input } from '../../graphql/write/Json.ts';
import type { WriteSession } from '../../graphql/write/WriteDefinition.ts';

const shortest = 12;
const longest = 200;

/**
 * S7: argon2id, the library's default. An empty password leaves the account as it is.
 * @throws validationFailed for one that is too short or too long.
 */
export async function hashPassword(_session: WriteSession, input: Input): Promise<Input> {
  const { password, ...rest } = input;
  if (typeof password !== 'string' || password === '') return rest;
  if (password.length < shortest) throw validationFailed({ 'input.password': [`A password has at least ${shortest} characters.`] });
  if (password.length > longest) throw validationFailed({ 'input.password': [`A password has at most ${longest} characters.`] });
  return { ...rest, password_hash: await hash(password) };
}
