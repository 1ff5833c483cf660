import { sql } from 'kysely';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { secondFactorExpired } from '#server/errors/signInErrors.ts';
import { hashToken, newToken } from '../opaqueTokens.ts';
import { sealSecret } from './secondFactors.ts';
import { newSecret, setUpUri } from './totp.ts';

/** Long enough to find an app for it. */
const lifespanMs = 10 * 60_000;

/** What is still to be shown, and a secret where there is none to show it with. */
export interface Challenge {
  readonly token: string;
  /** Seconds since 1970. */
  readonly expiration: number;
  readonly setUp: SetUp | null;
}

interface SetUp {
  readonly secret: string;
  readonly uri: string;
}

interface NewChallenge {
  readonly user: { readonly id: string; readonly username: string };
  /** The one that asks; null while somebody signs in. */
  readonly sessionId: string | null;
  readonly setsUp: boolean;
  readonly issuer: string;
  readonly cipher: ColumnCipher;
  readonly now: Date;
}

export async function putChallenge(
  tx: Tx,
  { user, sessionId, setsUp, issuer, cipher, now }: NewChallenge,
): Promise<Challenge> {
  const token = newToken();
  const secret = setsUp ? newSecret() : null;
  const end = new Date(now.getTime() + lifespanMs);
  await run(
    tx,
    sql`delete from second_factor_challenges where expires_at <= ${now.toISOString()}::timestamptz`,
  );
  await run(
    tx,
    sql`insert into second_factor_challenges (token_hash, user_id, session_id, secret, expires_at)
        values (${hashToken(token)}, ${user.id}::bigint, ${sessionId}::uuid,
                ${secret && sealSecret(cipher, user.id, secret)}, ${end.toISOString()}::timestamptz)`,
  );
  return {
    token,
    expiration: Math.floor(end.getTime() / 1000),
    setUp: secret === null ? null : { secret, uri: setUpUri(secret, user.username, issuer) },
  };
}

interface Asked {
  readonly token: string;
  readonly sessionId: string | null;
  readonly now: Date;
}

/** Whose it is, for tries to be counted. @throws secondFactorExpired */
export async function holderOf(database: Database, { token, sessionId, now }: Asked): Promise<string> {
  const holder = await database.kysely
    .selectFrom('second_factor_challenges')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (holder === undefined) throw secondFactorExpired();
  return holder.user_id;
}

/** Takes it away: one of several that come with it has it. Answers its sealed secret. @throws secondFactorExpired */
export async function takeChallenge(tx: Tx, { token, sessionId, now }: Asked): Promise<string | null> {
  const [taken] = await run<{ secret: string | null }>(
    tx,
    sql`delete from second_factor_challenges
        where token_hash = ${hashToken(token)} and session_id is not distinct from ${sessionId}::uuid
          and expires_at > ${now.toISOString()}::timestamptz
        returning secret`,
  );
  if (taken === undefined) throw secondFactorExpired();
  return taken.secret;
}
