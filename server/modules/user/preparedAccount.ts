import { cleanName, emailProblem, usernameProblem } from '#server/auth/accountNames.ts';
import { checkPassword } from '#server/auth/passwordRules.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { type NameProblem, nameRefused } from '#server/errors/signInErrors.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';

/**
 * What somebody is to sign in with, as it is stored: names cleaned, the hash in place of the password (S7). An empty
 * password leaves the account as it is.
 * @throws nameRefused, and validationFailed for a password that nobody should have
 */
export async function preparedAccount(_session: WriteSession, input: Input): Promise<Input> {
  const { password, ...rest } = withNames(input);
  if (typeof password !== 'string' || password === '') return rest;
  await checkPassword(password, 'input.password', [input.username, input.user_email].filter(isText));
  return { ...rest, password_hash: await hashPassword(password) };
}

const names = { username: usernameProblem, user_email: emailProblem };

function withNames(input: Input): Input {
  const cleaned: Record<string, string> = {};
  const problems: (readonly [string, NameProblem])[] = [];
  for (const [key, problemOf] of Object.entries(names)) {
    const given = input[key];
    if (!isText(given)) continue;
    cleaned[key] = cleanName(given);
    const problem = problemOf(given);
    if (problem !== null) problems.push([`input.${key}`, problem]);
  }
  if (problems.length > 0) throw nameRefused(problems);
  return { ...input, ...cleaned };
}

const isText = (value: unknown): value is string => typeof value === 'string';
