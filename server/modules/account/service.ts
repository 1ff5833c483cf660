import { sql } from 'kysely';
import { afterPasswordChange } from '#server/auth/afterPasswordChange.ts';
import { checkPassword } from '#server/auth/passwordRules.ts';
import { endSessions } from '#server/auth/endSessions.ts';
import { knownOf } from '#server/auth/knownOf.ts';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import type { AnyRow, Row } from '#server/db/Row.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { noPassword } from '#server/errors/signInErrors.ts';
import { auditChange, pick } from '#server/graphql/write/auditChange.ts';
import { sameValue } from '#server/db/Json.ts';
import { run, select, update } from '#server/db/rows.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { keptText } from '#server/graphql/write/keptText.ts';
import { userService } from '../user/index.ts';

const profileKeys = ['name_title', 'first_name', 'last_name'] as const;
type ProfileKey = (typeof profileKeys)[number];
const longestName = 200;

type Profile = Partial<Readonly<Record<ProfileKey, string | null>>>;

/**
 * One's own name. The address stays the administrators': mails that change passwords go there, and single sign-on
 * knows people by it. Answers the user's id.
 */
export async function updateMyProfile(session: WriteSession, profile: Profile): Promise<string> {
  const given = profileKeys.flatMap((key): [ProfileKey, string | null][] => {
    const value = profile[key];
    return value === undefined ? [] : [[key, keptText(value ?? '')]];
  });
  const tooLong = given.find(([, value]) => (value ?? '').length > longestName);
  if (tooLong) throw validationFailed(`input.${tooLong[0]}`, `At most ${longestName} characters.`);
  await userService.transaction(session, async (write) => {
    const old = await lockMe(write);
    const changed: AnyRow = Object.fromEntries(given.filter(([key, value]) => !sameValue(old[key], value)));
    const keys = Object.keys(changed);
    if (keys.length === 0) return;
    const row = await update(write.tx, 'users', write.viewer.id, changed);
    const values = { old: pick(old, keys), new: pick(row, keys) };
    await auditChange(write, userService.definition, row, { event: 'updated', ...values });
  });
  return session.viewer.id;
}

/**
 * Asks for the current password, so that a browser left open is not an account lost. Answers how many other sessions
 * were signed out. It comes first and is counted: to judge the new one is work. Sent once more because the answer was lost,
 * the new one is theirs already. @throws noPassword, validationFailed, rateLimited
 */
export async function changeMyPassword(
  session: WriteSession,
  { current_password, password }: { readonly current_password: string; readonly password: string },
): Promise<number> {
  const { viewer, context } = session;
  const { mine, password_hash } = await recognised(session, [current_password, password]);
  if (mine !== current_password) return 0;
  if (password === current_password)
    throw validationFailed('input.password', 'This is the password you have.');
  await checkPassword(password, 'input.password', await knownOf(context.database, viewer.id));
  const passwordHash = await hashPassword(password);
  return userService.transaction(session, async (write) => {
    const me = await lockMe(write);
    if (me.password_hash !== password_hash) throw notYourPassword();
    const row = await update(write.tx, 'users', viewer.id, {
      password_hash: passwordHash,
      password_change_due: false,
    });
    const values = { old: { password_hash }, new: { password_hash: passwordHash } };
    await auditChange(write, userService.definition, row, { event: 'updated', ...values });
    return afterPasswordChange(write.tx, { userId: viewer.id, now: write.now, except: viewer.sessionId });
  });
}

const notYourPassword = () => validationFailed('input.current_password', 'This is not your password.');

/**
 * Asks whoever is signed in for their password, so that a browser left open is not an account lost. Answers its hash.
 * @throws noPassword, validationFailed, rateLimited
 */
export const mustKnowPassword = async (session: WriteSession, given: string): Promise<string> =>
  (await recognised(session, [given])).password_hash;

/** The first of some passwords that is that of whoever is signed in; looking at them is one try. */
async function recognised(
  session: WriteSession,
  given: readonly string[],
): Promise<{ readonly mine: string; readonly password_hash: string }> {
  const { passwordTries } = session.context;
  const password_hash = await myPasswordHash(session);
  if (password_hash === null) throw noPassword();
  await passwordTries.count(session.viewer.id);
  for (const mine of given) {
    if (!(await verifyPassword(password_hash, mine))) continue;
    await passwordTries.forgive(session.viewer.id);
    return { mine, password_hash };
  }
  throw notYourPassword();
}

/** Null for whoever signs on and never had one. */
export async function myPasswordHash({ context, viewer }: WriteSession): Promise<string | null> {
  const { password_hash } = await context.database.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/** Of one's own only; answers whether it was open. */
export function endMySession(session: WriteSession, sessionId: string): Promise<boolean> {
  return userService.transaction(session, async (write) => {
    const row = await lockMe(write);
    const ended = await run(
      write.tx,
      sql`update sessions set revoked_at = ${write.now.toISOString()}
          where id::text = ${sessionId} and user_id = ${write.viewer.id} and revoked_at is null returning id`,
    );
    if (ended.length > 0) await auditEnded(write, row, ended.length);
    return ended.length > 0;
  });
}

export function endMyOtherSessions(session: WriteSession): Promise<number> {
  return userService.transaction(session, async (write) => {
    const row = await lockMe(write);
    const { viewer, now } = write;
    const count = await endSessions(write.tx, { userId: viewer.id, now, except: viewer.sessionId });
    if (count > 0) await auditEnded(write, row, count);
    return count;
  });
}

const auditEnded = (write: Write, row: AnyRow, count: number) =>
  auditChange(write, userService.definition, row, {
    event: 'updated',
    old: null,
    new: { sessions_ended: count },
  });

export async function lockMe({ tx, viewer }: Write): Promise<Row<'users'>> {
  const [row] = await select(tx, 'users', sql`where t.id = ${viewer.id} for update of t`);
  if (row === undefined) throw new Error('Whoever is signed in has an account.');
  return row;
}
