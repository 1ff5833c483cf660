import { sql } from 'kysely';
import type { ColumnCipher } from '#server/crypto/ColumnCipher.ts';
import type { Database } from '#server/db/Database.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { accountDeactivated, invalidCredentials } from '#server/errors/signInErrors.ts';
import type { Attempts } from '../Attempts.ts';
import type { Account } from '../findAccount.ts';
import type { OpenSession, Sessions } from '../Sessions.ts';
import type { Caller } from '../Caller.ts';
import { recordSecondFactor } from './recordSecondFactor.ts';
import { type Challenge, holderOf, putChallenge, takeChallenge } from './challenges.ts';
import { hasSecondFactor, isDemanded, turnOn, useCode } from './secondFactors.ts';

export interface SecondFactorRules {
  /** What apps call this installation. */
  readonly issuer: string;
  /** Whose sign-in by password takes a second factor. */
  readonly roles: readonly string[];
  /** Of codes, at an account from wherever. */
  readonly tries: Attempts;
}

interface SecondStepDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'begin'>;
  readonly cipher: ColumnCipher;
  readonly rules: SecondFactorRules;
  readonly now: () => Date;
}

interface Completed {
  readonly session: OpenSession;
  /** Where the second factor was set up on the way. */
  readonly recoveryCodes: readonly string[] | null;
}

/** What comes between a right password and a session, for whom it does. */
export class SecondStep {
  constructor(private readonly deps: SecondStepDeps) {}

  /** Null where the password was enough. @throws invalidCredentials where it has changed since, accountDeactivated */
  demand(account: Account): Promise<Challenge | null> {
    const { database, cipher, rules, now } = this.deps;
    return database.transaction(async (tx) => {
      const setsUp = await this.isWanting(tx, account);
      if (setsUp === null) return null;
      return putChallenge(tx, {
        user: account,
        sessionId: null,
        setsUp: setsUp === 'a factor',
        issuer: rules.issuer,
        cipher,
        now: now(),
      });
    });
  }

  /** What is missing, with the account held, so that a new password or a lost role comes before or after. */
  async isWanting(tx: Tx, account: Account): Promise<'a code' | 'a factor' | null> {
    const [user] = await run<{ password_hash: string | null; is_off: boolean; is_demanded: boolean }>(
      tx,
      sql`select password_hash, deactivated_at is not null as is_off,
            ${isDemanded(sql.ref('users.id'), this.deps.rules.roles)} as is_demanded
          from users where id = ${account.id}::bigint for share`,
    );
    if (user?.password_hash !== account.password_hash) throw invalidCredentials();
    if (user.is_off) throw accountDeactivated();
    if (await hasSecondFactor(tx, account.id)) return 'a code';
    return user.is_demanded ? 'a factor' : null;
  }

  /** @throws secondFactorExpired, secondFactorWrong, rateLimited, accountDeactivated */
  async complete(
    given: { readonly challenge: string; readonly code: string },
    caller: Caller,
  ): Promise<Completed> {
    const { database, sessions, cipher, rules, now } = this.deps;
    const asked = { token: given.challenge, sessionId: null, now: now() };
    const userId = await holderOf(database, asked);
    await rules.tries.count(userId);
    const code = { userId, code: given.code, now: asked.now, cipher };
    let recoveryCodes: readonly string[] | null = null;
    const begins = { userId, userAgent: caller.userAgent, isStrong: true };
    const session = await sessions.begin(begins, async (tx) => {
      // Each of two takes its own challenge, and with a new factor that of the other: they would wait for each other.
      await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`second factor ${userId}`}, 0))`);
      const sealed = await takeChallenge(tx, asked);
      if (sealed === null) {
        if ((await useCode(tx, code)) === 'recovery')
          await recordSecondFactor(tx, { userId, by: userId, now: asked.now }, 'recovery code used');
        return;
      }
      recoveryCodes = await turnOn(tx, { ...code, sealed, replaces: false });
      await recordSecondFactor(tx, { userId, by: userId, now: asked.now }, 'on');
    });
    await rules.tries.forgive(userId);
    return { session, recoveryCodes };
  }
}
