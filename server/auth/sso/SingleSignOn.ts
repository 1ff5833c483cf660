import { randomUUID } from 'node:crypto';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Config, SsoConfig } from '#server/config/Config.ts';
import type { Database } from '#server/db/Database.ts';
import { ssoExpired, ssoRefused, ssoWrongAddress } from '#server/errors/signInErrors.ts';
import type { OpenSession, Sessions } from '../Sessions.ts';
import type { Caller } from '../Caller.ts';
import { IdentityProvider, type OAuthResponse } from './IdentityProvider.ts';
import { identityOf } from './identityOf.ts';
import { safePath } from './safePath.ts';
import { SsoUsers } from './SsoUsers.ts';
import { TransactionCookie } from './TransactionCookie.ts';
import { Attempts } from '../Attempts.ts';

interface SsoDeps {
  readonly config: Config & { readonly sso: SsoConfig };
  readonly database: Database;
  readonly sessions: Sessions;
  readonly now: () => Date;
  /** The secret that the cookie's key is made from. */
  readonly secret: string;
}

interface Begun {
  readonly authorizationUrl: string;
  readonly setCookie: string;
}

export interface SignedOn {
  readonly session: OpenSession;
  readonly idToken: string;
  readonly redirectTo: string;
}

/** Where the browser stands. */
export interface Browser extends Caller {
  readonly origin: string | undefined;
}

/** Sign-on with the identity provider: begun here, continued there, and finished here with the code it gives. */
export class SingleSignOn {
  private readonly provider: IdentityProvider;
  private readonly cookie: TransactionCookie;
  private readonly users: SsoUsers;
  /** S7: an office behind one address signs in together in the morning; more than that is not people. */
  private readonly begun: Attempts;
  private readonly answers: Attempts;
  private readonly tenantId: string;
  private readonly address: string;
  private readonly sessions: Sessions;

  constructor({ config, database, sessions, now, secret }: SsoDeps) {
    const { sso, publicUrl } = config;
    this.provider = new IdentityProvider(sso, publicUrl);
    this.cookie = new TransactionCookie(secret, publicUrl.startsWith('https:'), now);
    this.begun = new Attempts(database, now, 'sign-on begun', 300);
    this.answers = new Attempts(database, now, 'sign-on answer', 60);
    this.users = new SsoUsers(database, sso.newUsers, now);
    this.tenantId = sso.tenantId;
    this.address = new URL(publicUrl).origin;
    this.sessions = sessions;
  }

  /** @throws rateLimited, ssoWrongAddress, ssoUnavailable */
  async begin(wanted: string | null, browser: Browser): Promise<Begun> {
    await this.begun.count(browser.address);
    // The provider leads back to the public address, where a cookie set for another one would be missing.
    if (browser.origin !== undefined && browser.origin !== this.address) throw ssoWrongAddress(this.address);
    const transaction = {
      id: randomUUID(),
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      redirectTo: safePath(wanted),
    };
    const authorizationUrl = await this.provider.authorizationUrl(transaction);
    return { authorizationUrl, setCookie: await this.cookie.seal(transaction) };
  }

  /** @throws rateLimited, ssoExpired, ssoRefused, ssoUnavailable, ssoUnknownUser, accountDeactivated */
  async finish(response: OAuthResponse, browser: Browser): Promise<SignedOn> {
    await this.answers.count(browser.address);
    const transaction = await this.cookie.open(browser.cookies);
    if (transaction === null) throw ssoExpired();
    await this.users.use(transaction);
    const { idToken, claims } = await this.provider.redeem(response, transaction);
    const identity = identityOf(claims, this.tenantId);
    if (identity === null) throw ssoRefused();
    const userId = await this.users.signIn(identity);
    await this.answers.takeBack(browser.address);
    // What proof it takes is for the directory to say.
    const begins = { userId, userAgent: browser.userAgent, isStrong: true };
    const session = await this.sessions.begin(begins, (tx) => this.users.mustStillBe(tx, identity, userId));
    return { session, idToken, redirectTo: transaction.redirectTo };
  }

  /** The value of a set-cookie header: an answer is tried once. */
  forgetCookie(): string {
    return this.cookie.forget();
  }
}
