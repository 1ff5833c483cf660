import type { Database } from '../db/Database.ts';
import { invalidCredentials } from '../graphql/errors.ts';
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

/** argon2 reads the whole password; nobody types more. */
const longestPassword = 1_024;

export class SignIn {
  private readonly limits = new LoginLimits();

  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /** By username or e-mail address. @throws invalidCredentials, rateLimited */
  async byPassword({ username, password }: Credentials, caller: Caller): Promise<OpenSession> {
    await this.limits.count(caller.address, username);
    if (password.length > longestPassword) throw invalidCredentials();
    const account = await this.find(username);
    const isRight = await verifyPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) throw invalidCredentials();
    await this.limits.forgive(caller.address, username);
    return this.sessions.begin(account.id, caller.userAgent);
  }

  /** A name that is somebody's username and somebody else's e-mail address means the username. */
  private async find(name: string): Promise<{ id: string; password_hash: string | null } | undefined> {
    const wanted = name.trim().toLowerCase();
    const candidates = await this.database.kysely
      .selectFrom('users')
      .select(['id', 'username', 'password_hash'])
      .where((where) =>
        where.or([
          where(where.fn<string>('lower', ['username']), '=', wanted),
          where(where.fn<string>('lower', ['user_email']), '=', wanted),
        ]),
      )
      .execute();
    return candidates.find(({ username }) => username.toLowerCase() === wanted) ?? candidates[0];
  }
}
