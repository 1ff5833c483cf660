import { checkPassword } from '#server/auth/passwordRules.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';

/**
 * Replaces the password by its hash (S7). An empty one leaves the account as it is.
 * @throws validationFailed for one that nobody should have.
 */
export async function withPasswordHash(_session: WriteSession, input: Input): Promise<Input> {
  const { password, ...rest } = input;
  if (typeof password !== 'string' || password === '') return rest;
  await checkPassword(password, 'input.password', [input.username, input.user_email].filter(isText));
  return { ...rest, password_hash: await hashPassword(password) };
}

const isText = (value: unknown): value is string => typeof value === 'string';
