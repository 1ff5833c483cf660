import { afterPasswordChange, useUpResetKeys } from '#server/auth/afterPasswordChange.ts';
import { endSessions } from '#server/auth/endSessions.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { nameTaken, type NameProblem, nameRefused } from '#server/errors/signInErrors.ts';
import { syncLinks } from '#server/graphql/write/syncLinks.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { Writes } from '#server/graphql/write/Writes.ts';
import { someCountries } from '../country/index.ts';
import { keepAdministrators, lockAdministrators } from './administrators.ts';
import { checkOptions, optionsOf } from './userOptions.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { isId, update } from '#server/db/rows.ts';
import { FALSE } from '#server/db/conditions.ts';
import type { WritePolicy } from '#server/graphql/write/WritePolicy.ts';
import { cleanName, emailProblem, usernameProblem } from '#server/auth/accountNames.ts';
import { knownOf } from '#server/auth/knownOf.ts';
import { checkPassword } from '#server/auth/passwordRules.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Input } from '#server/graphql/write/Input.ts';
import { trimmed } from '#server/graphql/write/blankText.ts';
import type { Change } from '#server/graphql/write/WriteDefinition.ts';
import type { Draft } from '#server/db/Row.ts';

/**
 * What somebody is to sign in with, as it is stored: names cleaned, the hash in place of the password (S7). An empty
 * password leaves the account as it is.
 * @throws nameRefused, and validationFailed for a password that nobody should have
 */
async function preparedAccount({ context }: WriteSession, input: Input): Promise<Input> {
  const { password, ...rest } = withNames(input);
  if (typeof password !== 'string' || password === '') return rest;
  const { id, username, user_email, first_name, last_name } = input;
  const before = isText(id) && isId(id) ? await knownOf(context.database, id) : [];
  const own = [...before, ...[username, user_email, first_name, last_name].filter(isText)];
  await checkPassword(password, 'input.password', own);
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

/**
 * Spec §3 has no user name among the inputs: whoever is given none goes by the e-mail address.
 * @throws nameRefused for an address whose letters no user name may mix
 */
function usernameOf({ old, row, path }: Change<'users'>): Draft<'users'> {
  const email = row.user_email;
  if (old !== null || email === null || trimmed(row.username) !== '') return {};
  const problem = usernameProblem(email);
  if (problem !== null) throw nameRefused([[`${path}.user_email`, problem]]);
  return { username: email };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Administrators only. */
export const userPolicy: WritePolicy = { capability: 'users.write', countries: () => FALSE };

export const userService = new Writes({
  type: 'User',
  table: 'users',
  noun: 'user',
  policy: userPolicy,
  nameOf: (row) => row.full_name,
  required: ['user_email'],
  derive: (_write, change) => ({ ...usernameOf(change), ...optionsOf(change) }),
  lists: ['options'],
  secret: ['password_hash'],
  constraints: {
    account_names_username: (path) => nameTaken(`${path}.username`),
    account_names_email: (path) => nameTaken(`${path}.user_email`),
  },
  // S4: role changes are part of the audited change.
  parts: [
    syncLinks({ key: 'roles', table: 'user_roles', near: 'user_id', far: 'role' }),
    syncLinks({
      key: 'countries',
      table: 'user_countries',
      near: 'user_id',
      far: 'country_id',
      type: 'Country',
      atMost: someCountries.atMost,
    }),
  ],
  prepared: ['password'],
  prepare: preparedAccount,
  lock: lockAdministrators,
  validate: async (write, change) => {
    checkOptions(change);
    await keepAdministrators(write, change);
  },
  afterWrite: async (write, change) => {
    if (change.old === null) return;
    const { password_hash, deactivated_at } = change.values;
    const account = { userId: change.id, now: write.now };
    if (password_hash !== undefined) await afterPasswordChange(write.tx, account);
    if (typeof deactivated_at !== 'string') return;
    await useUpResetKeys(write.tx, account);
    await endSessions(write.tx, account);
  },
});

/** Sessions end in the same transaction; signing in and refreshing are refused from then on. */
export const deactivateUser = (session: WriteSession, { id }: { readonly id: string }): Promise<string> =>
  userService.update(session, { id, deactivated_at: session.context.now().toISOString() });

export const reactivateUser = (session: WriteSession, { id }: { readonly id: string }): Promise<string> =>
  userService.update(session, { id, deactivated_at: null });

/**
 * Saves one's own display preferences, never anybody else's. Answers the user's id. The audit tells what happens to the
 * company's records: how somebody likes to see them would fill the log and tell nobody anything (S4).
 * @throws validationFailed for what is no JSON object.
 */
export async function savePreferences(session: WriteSession, preferences: string): Promise<string> {
  if (!isJsonObject(preferences))
    throw validationFailed('preferences', 'This must be a JSON object as text.');
  const { id } = session.viewer;
  await userService.transaction(session, ({ tx }) => update(tx, 'users', id, { preferences }));
  return id;
}

function isJsonObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
