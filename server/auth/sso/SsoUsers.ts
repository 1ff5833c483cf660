import { sql } from 'kysely';
import { recordAudit } from '#server/audit/recordAudit.ts';
import type { SsoConfig } from '#server/config/Config.ts';
import type { Database } from '#server/db/Database.ts';
import { accountDeactivated, ssoExpired, ssoUnknownUser } from '#server/errors/signInErrors.ts';
import { run, type Tx } from '#server/db/rows.ts';
import { createUser } from './createUser.ts';
import type { Identity } from './identityOf.ts';
import { type SsoTransaction, transactionSeconds } from './TransactionCookie.ts';

interface Known {
  readonly user_id: string;
  readonly full_name: string;
  readonly is_deactivated: boolean;
}

/** The users behind identities, found by directory and object and never by an e-mail address. */
export class SsoUsers {
  constructor(
    private readonly database: Database,
    private readonly newUsers: SsoConfig['newUsers'],
    private readonly now: () => Date,
  ) {}

  /** From here on the transaction is used, whatever comes of it. @throws ssoExpired where it was before. */
  async use({ id }: SsoTransaction): Promise<void> {
    const now = this.now();
    const expires = new Date(now.getTime() + transactionSeconds * 1000).toISOString();
    await this.database.transaction(async (tx) => {
      await run(tx, sql`delete from sso_transactions where expires_at <= ${now.toISOString()}`);
      const fresh = await run(
        tx,
        sql`insert into sso_transactions (id, expires_at) values (${id}::uuid, ${expires}::timestamptz)
            on conflict (id) do nothing returning id`,
      );
      if (fresh.length === 0) throw ssoExpired();
    });
  }

  /** Answers the user's id. @throws ssoUnknownUser, accountDeactivated */
  async signIn(identity: Identity): Promise<string> {
    return this.database.transaction(async (tx) => {
      // Two first sign-ins at once must not make two users.
      await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${identity.objectId}, 0))`);
      const known = await find(tx, identity);
      if (known?.is_deactivated) throw accountDeactivated();
      const user = known ?? (await this.welcome(tx, identity));
      await this.note(tx, identity, user);
      return user.user_id;
    });
  }

  /** @throws ssoUnknownUser where the identity has been unlinked meanwhile */
  async mustStillBe(tx: Tx, identity: Identity, userId: string): Promise<void> {
    const known = await find(tx, identity);
    if (known?.user_id !== userId) throw ssoUnknownUser(identity.objectId);
  }

  private async welcome(tx: Tx, identity: Identity): Promise<Pick<Known, 'user_id' | 'full_name'>> {
    const created = this.newUsers === 'create' ? await createUser(tx, identity) : null;
    if (created === null) throw ssoUnknownUser(identity.objectId);
    return created;
  }

  private async note(
    tx: Tx,
    { tenantId, objectId }: Identity,
    { user_id, full_name }: Pick<Known, 'user_id' | 'full_name'>,
  ): Promise<void> {
    const at = this.now().toISOString();
    await run(
      tx,
      sql`update user_identities set last_sign_in = ${at}::timestamptz
          where tenant_id = ${tenantId}::uuid and object_id = ${objectId}::uuid`,
    );
    await recordAudit(tx, {
      type: 'User',
      id: user_id,
      event: 'signed_in',
      name: full_name,
      new: { provider: 'AZURE' },
      userId: user_id,
      at,
    });
  }
}

async function find(tx: Tx, { tenantId, objectId }: Identity): Promise<Known | undefined> {
  const [known] = await run<Known>(
    tx,
    sql`select u.id::text as user_id, u.full_name, u.deactivated_at is not null as is_deactivated
        from user_identities i join users u on u.id = i.user_id
        where i.tenant_id = ${tenantId}::uuid and i.object_id = ${objectId}::uuid`,
  );
  return known;
}
