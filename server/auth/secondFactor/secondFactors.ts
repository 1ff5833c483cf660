import { sql } from 'kysely';
import type { Sql } from '#server/db/conditions.ts';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import { exists, run, type Tx } from '#server/db/rows.ts';
import {
  firstCodeWrong,
  noCode,
  recoveryCodeWrong,
  secondFactorExpired,
  secondFactorWrong,
} from '#server/errors/signInErrors.ts';
import { hashToken } from '../opaqueTokens.ts';
import { newRecoveryCodes, readCode } from './recoveryCodes.ts';
import { stepOf } from './totp.ts';

/** Bound to its user: moved to another's row it opens for nobody. */
const placeOf = (userId: string) => ({ table: 'second_factors', column: `secret of ${userId}` });

export const sealSecret = (cipher: ColumnCipher, userId: string, secret: string): string =>
  cipher.seal(secret, placeOf(userId));

export const openSecret = (cipher: ColumnCipher, userId: string, sealed: string): string =>
  cipher.open(sealed, placeOf(userId));

interface GivenCode {
  readonly userId: string;
  readonly code: string;
  readonly now: Date;
  readonly cipher: ColumnCipher;
}

export const hasSecondFactor = (tx: Tx, userId: string): Promise<boolean> =>
  exists(tx, sql`select 1 from second_factors where user_id = ${userId}::bigint`);

/**
 * Uses up a code: of the app, or a recovery code. The lock on the factor lets one of several with the same code have it.
 * @throws secondFactorWrong, recoveryCodeWrong, noCode
 */
export async function useCode(tx: Tx, { userId, code, now, cipher }: GivenCode): Promise<'app' | 'recovery'> {
  const [factor] = await run<{ secret: string; last_step: string }>(
    tx,
    sql`select secret, last_step::text from second_factors where user_id = ${userId}::bigint for update`,
  );
  const typed = readCode(code);
  if (factor === undefined) throw secondFactorWrong();
  if (typed.kind === 'neither') throw noCode();
  if (typed.kind === 'recovery') {
    const used = await run(
      tx,
      sql`delete from recovery_codes where user_id = ${userId}::bigint and code_hash = ${hashToken(typed.code)} returning 1`,
    );
    if (used.length === 0) throw recoveryCodeWrong();
    return 'recovery';
  }
  const step = stepOf(openSecret(cipher, userId, factor.secret), typed.code, now, Number(factor.last_step));
  if (step === null) throw secondFactorWrong();
  await run(tx, sql`update second_factors set last_step = ${step}::bigint where user_id = ${userId}::bigint`);
  return 'app';
}

interface NewFactor extends GivenCode {
  readonly sealed: string;
  /** Whether they have shown a code of the one that they may have. */
  readonly replaces: boolean;
}

/**
 * Turns a secret into the second factor of a user once they have shown a code of it. Others that are being set up are
 * good for nothing then: whoever knew the password before must not have theirs in its place. Answers recovery codes.
 * @throws firstCodeWrong, and secondFactorExpired where there is one already
 */
export async function turnOn(tx: Tx, { userId, code, now, cipher, sealed, replaces }: NewFactor) {
  const typed = readCode(code);
  const step = typed.kind === 'app' ? stepOf(openSecret(cipher, userId, sealed), typed.code, now, 0) : null;
  if (step === null) throw firstCodeWrong();
  const on = await run(
    tx,
    sql`insert into second_factors (user_id, secret, since, last_step)
        values (${userId}::bigint, ${sealed}, ${now.toISOString()}::timestamptz, ${step}::bigint)
        on conflict (user_id) do update set secret = excluded.secret, since = excluded.since, last_step = excluded.last_step
          where ${replaces}::boolean
        returning 1`,
  );
  if (on.length === 0) throw secondFactorExpired();
  await run(tx, sql`delete from second_factor_challenges where user_id = ${userId}::bigint`);
  return renewRecoveryCodes(tx, userId);
}

/** Answers the new ones; those before are good for nothing. */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await run(tx, sql`delete from recovery_codes where user_id = ${userId}::bigint`);
  await run(
    tx,
    sql`insert into recovery_codes (user_id, code_hash)
        select ${userId}::bigint, hash from unnest(${codes.map(hashToken)}::text[]) as hash`,
  );
  return codes;
}

/** Answers whether there was one. */
export async function turnOff(tx: Tx, userId: string): Promise<boolean> {
  const gone = await run(tx, sql`delete from second_factors where user_id = ${userId}::bigint returning 1`);
  return gone.length > 0;
}

/** Whether a user has a role that takes a second factor. */
export const isDemanded = (userId: Sql, roles: readonly string[]): Sql =>
  roles.length === 0
    ? sql`false`
    : sql`exists (select 1 from user_roles d where d.user_id = ${userId} and d.role in (${sql.join([...roles])}))`;

/** Whether a session began with as much as its user's roles ask for today. */
export const isStrongEnough = (session: string, roles: readonly string[]): Sql =>
  sql`(${sql.id(session, 'is_strong')} or not ${isDemanded(sql.id(session, 'user_id'), roles)})`;
