import { checkPassword } from '#server/auth/passwordRules.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';

/**
 * Replaces the password by its hash (S7). An empty one leaves the account as it is.
 * @throws validationFailed for one that is too short or too long.
 */
export async function withPasswordHash(_session: WriteSession, input: Input): Promise<Input> {
  const { password, ...rest } = input;
  if (typeof password !== 'string' || password === '') return rest;
  checkPassword(password, 'input.password');
  return { ...rest, password_hash: await hashPassword(password) };
}
