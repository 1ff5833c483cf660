import type { Database } from '../db/Database.ts';
import { invalidCredentials } from '../errors/errors.ts';
import { findAccount } from './findAccount.ts';
import { LoginLimits } from './LoginLimits.ts';
import { verifyPassword } from './passwords.ts';
import type { OpenSession, Sessions } from './Sessions.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface Caller {
  readonly address: string;
  readonly userAgent: string | null;
}

export class SignIn {
  private readonly limits = new LoginLimits({ pair: 10, address: 100 });

  constructor(
    private readonly database: Database,
    private readonly sessions: Pick<Sessions, 'begin'>,
  ) {}

  /** By username or e-mail address. @throws invalidCredentials, rateLimited */
  async byPassword({ username, password }: Credentials, caller: Caller): Promise<OpenSession> {
    await this.limits.count(caller.address, username);
    const account = await findAccount(this.database, username);
    const isRight = await verifyPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) throw invalidCredentials();
    await this.limits.forgive(caller.address, username);
    return this.sessions.begin(account.id, caller.userAgent, async (tx) => {
      const now = await tx
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', account.id)
        .executeTakeFirst();
      if (now?.password_hash !== account.password_hash) throw invalidCredentials();
    });
  }
}
