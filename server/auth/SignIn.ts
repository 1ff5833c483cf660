import type { Database } from '../db/Database.ts';
import { invalidCredentials, secondFactorExpired } from '../errors/signInErrors.ts';
import type { Caller } from './Caller.ts';
import { findAccount } from './findAccount.ts';
import type { KnownDevices } from './KnownDevices.ts';
import { verifyPassword } from './passwords.ts';
import type { OpenSession, Sessions } from './Sessions.ts';
import type { Challenge } from './secondFactor/challenges.ts';
import type { SecondStep } from './secondFactor/SecondStep.ts';
import { SignInLimits } from './SignInLimits.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export class SignIn {
  private readonly limits: SignInLimits;

  constructor(
    private readonly database: Database,
    private readonly sessions: Pick<Sessions, 'begin'>,
    private readonly secondStep: SecondStep,
    private readonly devices: KnownDevices,
    now: () => Date,
  ) {
    this.limits = new SignInLimits(database, now);
  }

  /**
   * By username or e-mail address; answers a challenge in place of a session where a password is not enough.
   * @throws invalidCredentials, rateLimited, accountDeactivated
   */
  async byPassword({ username, password }: Credentials, caller: Caller): Promise<SignedIn> {
    const { account, countedAs } = await findAccount(this.database, username);
    const device = account ? await this.devices.idFor(account.id, caller.cookies) : null;
    const attempt = { address: caller.address, account: countedAs, device };
    await this.limits.count(attempt);
    const isRight = await verifyPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) throw invalidCredentials();
    await this.limits.forgive(attempt);
    const challenge = await this.secondStep.demand(account);
    if (challenge !== null) return { challenge };
    const begins = { userId: account.id, userAgent: caller.userAgent, isStrong: false };
    const session = await this.sessions.begin(begins, async (tx) => {
      if ((await this.secondStep.isWanting(tx, account)) !== null) throw secondFactorExpired();
    });
    return { session };
  }
}

type SignedIn = { readonly session: OpenSession } | { readonly challenge: Challenge };
