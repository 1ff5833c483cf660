import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../db/Database.ts';
import { resetLinkInvalid } from '../errors/signInErrors.ts';
import { run, type Tx } from '../db/rows.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { afterPasswordChange } from './afterPasswordChange.ts';
import { type Account, findAccount, signsOnOnly } from './findAccount.ts';
import { knownOf } from './knownOf.ts';
import { checkPassword } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './opaqueTokens.ts';
import { resetKey } from './resetKeys.ts';
import type { Caller } from './Caller.ts';
import { Attempts } from './Attempts.ts';

/**
 * S7: one kind of step of a reset, at one account from one address and from one address at all. Not at an account from
 * wherever: anybody could keep its owner from a new password.
 */
class ResetLimits {
  private readonly pairs: Attempts;
  private readonly addresses: Attempts;

  constructor(database: Database, now: () => Date, step: { readonly name: string; readonly pair: number }) {
    this.pairs = new Attempts(database, now, `${step.name} pair`, step.pair);
    this.addresses = new Attempts(database, now, `${step.name} address`, 50);
  }

  /** @throws rateLimited */
  async count(address: string, account: string): Promise<void> {
    await this.pairs.count(`${address} ${account}`);
    await this.addresses.count(address);
  }

  async forgive(address: string, account: string): Promise<void> {
    await this.pairs.forgive(`${address} ${account}`);
    await this.addresses.takeBack(address);
  }
}

/** S7: a key expires in an hour. */
const keyMs = 60 * 60_000;

/** An answer takes this long whether there is an account or not: longer than the work for one. */
const usualAnswerMs = 400;

/** So many keys an account may have at a time; whoever asks for more has mails enough. */
const keysAtATime = 5;

export interface NewPassword {
  readonly login: string;
  readonly key: string;
  readonly password: string;
}

interface AuditedUser {
  readonly id: string;
  readonly name: string;
}

/**
 * A forgotten password (S7): a key by mail, single use, one hour, the same answer for accounts that do not exist. Whoever
 * only signs on gets a mail that says so, and no password.
 */
export class PasswordResets {
  private readonly requests: ResetLimits;
  private readonly completions: ResetLimits;

  constructor(
    private readonly database: Database,
    private readonly secret: string,
    private readonly now: () => Date,
    private readonly answerMs: number = usualAnswerMs,
  ) {
    this.requests = new ResetLimits(database, now, { name: 'reset asked for', pair: 5 });
    this.completions = new ResetLimits(database, now, { name: 'reset completed', pair: 10 });
  }

  /** @throws rateLimited */
  async request(name: string, { address }: Pick<Caller, 'address'>): Promise<void> {
    const { account, countedAs } = await findAccount(this.database, name);
    await this.requests.count(address, countedAs);
    await Promise.all([account && this.prepare(account), pause(this.answerMs)]);
  }

  /** Ends every session of the account. @throws resetLinkInvalid, rateLimited, validationFailed */
  async complete({ login, key, password }: NewPassword, { address }: Pick<Caller, 'address'>): Promise<void> {
    const { countedAs } = await findAccount(this.database, login);
    await this.completions.count(address, countedAs);
    const owner = await this.database.transaction((tx) => this.find(tx, login, key));
    if (!owner) throw resetLinkInvalid();
    await checkPassword(password, 'input.password', await knownOf(this.database, owner.id));
    const passwordHash = await hashPassword(password);
    await this.database.transaction(async (tx) => {
      const user = await this.find(tx, login, key);
      if (!user) throw resetLinkInvalid();
      await this.change(tx, user, passwordHash);
    });
    await this.completions.forgive(address, countedAs);
  }

  private async prepare(account: Account): Promise<void> {
    const [id, now] = [randomUUID(), this.now()];
    const [moment, end] = [now.toISOString(), new Date(now.getTime() + keyMs).toISOString()];
    await this.database.transaction(async (tx) => {
      // Two requests at once must not both find room for one more.
      const [held] = await run<{ name: string; signs_on_only: boolean }>(
        tx,
        sql`select full_name as name, ${signsOnOnly('users')} as signs_on_only
            from users where id = ${account.id} and deactivated_at is null for update`,
      );
      if (!held) return;
      const user = { id: account.id, name: held.name };
      if (held.signs_on_only) return this.pointToSignOn(tx, user, now);
      await run(
        tx,
        sql`delete from password_resets where user_id = ${account.id} and expires_at <= ${moment}`,
      );
      const open = await run(
        tx,
        sql`select 1 from password_resets where user_id = ${account.id} and used_at is null`,
      );
      if (open.length >= keysAtATime) return;
      await run(
        tx,
        sql`insert into password_resets (id, user_id, key_hash, created_at, expires_at)
            values (${id}, ${account.id}, ${hashToken(resetKey(this.secret, id))}, ${moment}, ${end})`,
      );
      await enqueueMail(tx, { kind: 'PASSWORD_RESET', userId: account.id, subjectId: id, now });
      await this.audit(tx, user, { password_reset: 'requested' });
    });
  }

  private async pointToSignOn(tx: Tx, user: AuditedUser, now: Date): Promise<void> {
    const since = new Date(now.getTime() - keyMs).toISOString();
    const sent = await run(
      tx,
      sql`select 1 from outgoing_mails
          where user_id = ${user.id} and kind = 'PASSWORD_RESET' and subject_id is null and created_at > ${since}`,
    );
    if (sent.length >= keysAtATime) return;
    await enqueueMail(tx, { kind: 'PASSWORD_RESET', userId: user.id, now });
    await this.audit(tx, user, { password_reset: 'refused' });
  }

  private async find(tx: Tx, login: string, key: string): Promise<AuditedUser | undefined> {
    const [found] = await run<AuditedUser>(
      tx,
      sql`select u.id::text, u.full_name as name from password_resets r join users u on u.id = r.user_id join account_names n on n.user_id = u.id
          where r.key_hash = ${hashToken(key)} and n.key = account_key(${login})
            and r.used_at is null and r.expires_at > ${this.now().toISOString()}
            and u.deactivated_at is null and not ${signsOnOnly('u')}
          for update of r`,
    );
    return found;
  }

  private async change(tx: Tx, user: AuditedUser, passwordHash: string): Promise<void> {
    const now = this.now();
    await run(
      tx,
      sql`update users set password_hash = ${passwordHash}, password_change_due = false where id = ${user.id}`,
    );
    await afterPasswordChange(tx, { userId: user.id, now });
    await this.audit(tx, user, { password_hash: '•••', password_reset: 'completed' });
  }

  private audit(tx: Tx, { id, name }: AuditedUser, values: Record<string, string>): Promise<void> {
    return recordAudit(tx, {
      type: 'User',
      id,
      event: 'updated',
      name,
      new: values,
      userId: null,
      at: this.now().toISOString(),
    });
  }
}
