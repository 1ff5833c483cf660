import type { Database } from '../db/Database.ts';
import { invalidCredentials } from '../errors/errors.ts';
import { accountKey, findAccount } from './findAccount.ts';
import type { KnownDevices } from './KnownDevices.ts';
import { verifyPassword } from './passwords.ts';
import type { OpenSession, Sessions } from './Sessions.ts';
import { SignInLimits } from './SignInLimits.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface Caller {
  readonly address: string;
  readonly userAgent: string | null;
  /** The cookie header that came with the request. */
  readonly cookies: string | undefined;
}

export class SignIn {
  private readonly limits: SignInLimits;

  constructor(
    private readonly database: Database,
    private readonly sessions: Pick<Sessions, 'begin'>,
    private readonly devices: KnownDevices,
    now: () => Date,
  ) {
    this.limits = new SignInLimits(database, now);
  }

  /** By username or e-mail address. @throws invalidCredentials, rateLimited */
  async byPassword({ username, password }: Credentials, caller: Caller): Promise<OpenSession> {
    const account = await findAccount(this.database, username);
    const device = account ? await this.devices.idFor(account.id, caller.cookies) : null;
    const attempt = { address: caller.address, account: accountKey(account, username), device };
    await this.limits.count(attempt);
    const isRight = await verifyPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) throw invalidCredentials();
    await this.limits.forgive(attempt);
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
