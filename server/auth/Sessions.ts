import { sql } from 'kysely';
import type { AuthConfig } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import { exists, type Tx } from '../db/rows.ts';
import { accountDeactivated, sessionEnded } from '../errors/signInErrors.ts';
import type { AuthClaims, AuthToken, AuthTokens, TokenOf } from './AuthTokens.ts';
import { hashToken, newToken } from './opaqueTokens.ts';
import { isStrongEnough } from './secondFactor/secondFactors.ts';
import {
  addToken,
  lockByToken,
  markUsed,
  sessionOf,
  type SessionRow,
  type TokenRow,
  tokenRow,
} from './sessionTokens.ts';

export interface OpenSession {
  readonly userId: string;
  readonly auth: AuthToken;
  /** What the page keeps to refresh with: made at the sign-in, then the new auth token in its place (spec §4). */
  readonly pageToken: string;
  /** What the browser keeps beside it, out of reach of the page. */
  readonly cookieToken: string;
  /** Seconds since 1970: when it ends unless it is refreshed. */
  readonly expiration: number;
}

interface NewSession {
  readonly userId: string;
  readonly userAgent: string | null;
  /** Begun with more than a password: a second factor, or the directory that has its own. */
  readonly isStrong: boolean;
}

/** The two halves of what refreshes a session: neither does alone. */
interface Halves {
  readonly page: string;
  readonly cookie: string | null;
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

interface SessionOptions extends Pick<AuthConfig, 'refreshSeconds' | 'sessionSeconds' | 'secondFactorRoles'> {
  /**
   * For so long the cookie that was just rotated away is good for another one: two tabs may send it together, and the
   * answer with its successor gets lost where a page is left or a line breaks. Later it is theft.
   */
  readonly reuseGraceMs: number;
}

/** Sessions and their tokens (S7, ADR 20): rotated with each use, revocable, with an absolute lifetime. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly tokens: AuthTokens,
    private readonly options: SessionOptions,
    private readonly now: () => Date,
  ) {}

  /**
   * However somebody signed in. `stillHolds` asks again, now that the account is locked, whether what they signed in
   * with is good: it may have been taken away since. @throws accountDeactivated and what `stillHolds` throws
   */
  async begin(
    { userId, userAgent, isStrong }: NewSession,
    stillHolds: (tx: Tx) => Promise<void>,
  ): Promise<OpenSession> {
    const absolute = this.after(this.options.sessionSeconds);
    const expires = this.nextExpiry(absolute);
    const now = this.now().toISOString();
    const pageToken = newToken();
    const opened = await this.database.transaction(async (tx) => {
      await refuseDeactivated(tx, userId);
      await stillHolds(tx);
      const session = await tx
        .insertInto('sessions')
        .values({
          user_id: userId,
          page_token_hash: hashToken(pageToken),
          user_agent: userAgent?.slice(0, 300) ?? null,
          is_strong: isStrong,
          issued_at: now,
          refreshed_at: now,
          expires_at: expires.toISOString(),
          absolute_expires_at: absolute.toISOString(),
        })
        .returning(['id', 'generation'])
        .executeTakeFirstOrThrow();
      const cookieToken = await addToken(tx, session.id, session.generation, expires);
      return { userId, sessionId: session.id, until: expires, cookieToken };
    });
    return { ...(await this.open(opened)), pageToken };
  }

  /**
   * Goes on with a session for both halves of it: what the page has kept, the token of the sign-in or an auth token that
   * may have expired meanwhile (spec §4), and the cookie, which is used once (S7).
   * @throws sessionEnded
   */
  async refresh({ page, cookie }: Halves): Promise<OpenSession> {
    if (cookie === null) throw sessionEnded();
    const claims = await this.claimsOf(page);
    // A throw would roll the revocation back with it, so the verdict leaves the transaction as a value.
    const outcome = await this.database.transaction(async (tx) => {
      const session = await lockByToken(tx, cookie);
      if (!session || !this.isOpen(session) || !(await this.isStrongEnough(tx, session))) return null;
      const belongs = claims ? claims.sessionId === session.id : isPageTokenOf(session, page);
      return belongs ? this.rotate(tx, session, cookie) : null;
    });
    if (!outcome) throw sessionEnded();
    return this.open(outcome);
  }

  /**
   * Ends the session of an auth token (also an expired one) or of what the page has kept, else that of the cookie;
   * unknown ones are as ended as can be. Answers whether the cookie is good for nothing now: where somebody has signed
   * in again meanwhile, it is that session's.
   */
  async end({ authToken, refreshToken, cookie }: Ending): Promise<boolean> {
    const claims = (await this.claimsOf(refreshToken)) ?? (await this.claimsOf(authToken));
    const revoke = this.database.kysely
      .updateTable('sessions')
      .set({ revoked_at: this.now().toISOString() })
      .where('revoked_at', 'is', null);
    if (claims) await revoke.where('id', '=', claims.sessionId).execute();
    if (refreshToken !== null && !refreshToken.includes('.'))
      await revoke.where('page_token_hash', '=', hashToken(refreshToken)).execute();
    if (cookie === null) return false;
    if (refreshToken === null && authToken === null) {
      await revoke.where('id', 'in', (from) => sessionOf(from, cookie)).execute();
      return true;
    }
    const left = await this.database.kysely
      .selectFrom('sessions')
      .select('revoked_at')
      .where('id', 'in', (from) => sessionOf(from, cookie))
      .executeTakeFirst();
    return left === undefined || left.revoked_at !== null;
  }

  private async open({ userId, sessionId, until, cookieToken }: Outcome): Promise<OpenSession> {
    const auth = await this.tokens.issue({ userId, sessionId, until });
    return { userId, auth, pageToken: auth.token, cookieToken, expiration: seconds(until) };
  }

  private async claimsOf(token: string | null): Promise<AuthClaims | null> {
    return token?.includes('.') ? this.tokens.verifyIgnoringExpiry(token) : null;
  }

  /** The lock on the session makes those that refresh at the same time come one after the other. */
  private async rotate(tx: Tx, session: SessionRow, token: string): Promise<Outcome | null> {
    const now = this.now().toISOString();
    const presented = await tokenRow(tx, token);
    if (!presented) return null;
    const isCurrent = presented.generation === session.generation;
    if (!isCurrent && !this.isJustReplaced(session, presented)) return this.revoke(tx, session);
    const until = this.nextExpiry(new Date(session.absolute_expires_at));
    const generation = isCurrent ? session.generation + 1 : session.generation;
    await tx
      .updateTable('sessions')
      .set({ expires_at: until.toISOString(), ...(isCurrent && { generation, refreshed_at: now }) })
      .where('id', '=', session.id)
      .execute();
    if (isCurrent) await markUsed(tx, token);
    await tx
      .deleteFrom('session_tokens')
      .where('session_id', '=', session.id)
      .where('expires_at', '<=', now)
      .execute();
    const cookieToken = await addToken(tx, session.id, generation, until);
    return { userId: session.user_id, sessionId: session.id, until, cookieToken };
  }

  /**
   * A browser has one cookie, whatever its tabs: of those handed out for one that came twice it sends the last, and
   * never another. Two that are both used are held by two.
   */
  private isJustReplaced(session: SessionRow, { generation, is_used }: TokenRow): boolean {
    const since = this.now().getTime() - new Date(session.refreshed_at).getTime();
    return is_used && generation === session.generation - 1 && since <= this.options.reuseGraceMs;
  }

  private async revoke(tx: Tx, session: SessionRow): Promise<null> {
    await tx
      .updateTable('sessions')
      .set({ revoked_at: this.now().toISOString() })
      .where('id', '=', session.id)
      .execute();
    return null;
  }

  /** A role may have been given, or asked for more, since it began. */
  private isStrongEnough(tx: Tx, { id }: SessionRow): Promise<boolean> {
    const { secondFactorRoles } = this.options;
    return exists(
      tx,
      sql`select 1 from sessions s where s.id = ${id}::uuid and ${isStrongEnough('s', secondFactorRoles)}`,
    );
  }

  private isOpen(session: SessionRow): boolean {
    return session.revoked_at === null && new Date(session.expires_at) > this.now();
  }

  private nextExpiry(absolute: Date): Date {
    const sliding = this.after(this.options.refreshSeconds);
    return sliding < absolute ? sliding : absolute;
  }

  private after(duration: number): Date {
    return new Date(this.now().getTime() + duration * 1000);
  }
}

/** Held until the session is there, so that whoever deactivates the account either comes first or ends this one too. */
async function refuseDeactivated(tx: Tx, userId: string): Promise<void> {
  const account = await tx
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (account && account.deactivated_at !== null) throw accountDeactivated();
}

interface Ending {
  readonly authToken: string | null;
  readonly refreshToken: string | null;
  readonly cookie: string | null;
}

interface Outcome extends TokenOf {
  readonly cookieToken: string;
}

const isPageTokenOf = ({ page_token_hash }: SessionRow, token: string) =>
  page_token_hash === hashToken(token);
