import type { Transaction } from 'kysely';
import type { AuthConfig } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import type { Tables } from '../db/Tables.ts';
import { sessionEnded } from '../graphql/errors.ts';
import type { AuthToken, AuthTokens } from './AuthTokens.ts';
import { hashRefreshToken, newRefreshToken } from './refreshTokens.ts';

export interface OpenSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly auth: AuthToken;
  /** Null where the client refreshed with its auth token or too late for a new one. */
  readonly refresh: { readonly token: string; readonly expiration: number } | null;
}

interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly refresh_token_hash: string;
  readonly refreshed_at: string;
  readonly expires_at: string;
  readonly absolute_expires_at: string;
  readonly revoked_at: string | null;
}

/** Two tabs may refresh with the same token, or an answer may get lost; later than this it is theft. */
const reuseGraceMs = 30_000;
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Sessions and their tokens (S7): rotated with each use, revocable, with an absolute lifetime. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly tokens: AuthTokens,
    private readonly config: AuthConfig,
    private readonly now: () => Date,
  ) {}

  async begin(userId: string, userAgent: string | null): Promise<OpenSession> {
    const token = newRefreshToken();
    const absolute = this.after(this.config.sessionSeconds);
    const expires = this.nextExpiry(absolute);
    const { id } = await this.database.kysely
      .insertInto('sessions')
      .values({
        user_id: userId,
        refresh_token_hash: hashRefreshToken(token),
        user_agent: userAgent?.slice(0, 300) ?? null,
        issued_at: this.now().toISOString(),
        refreshed_at: this.now().toISOString(),
        expires_at: expires.toISOString(),
        absolute_expires_at: absolute.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const auth = await this.tokens.issue(userId, id, expires);
    return { userId, sessionId: id, auth, refresh: { token, expiration: seconds(expires) } };
  }

  /**
   * Goes on with a session for its refresh token, or for an auth token of it, which the web client keeps in its place
   * (spec §4) and which may have expired meanwhile.
   * @throws sessionEnded
   */
  async refresh(token: string): Promise<OpenSession> {
    const claims = token.includes('.') ? await this.tokens.verifyIgnoringExpiry(token) : null;
    // A throw would roll the revocation back with it, so the verdict leaves the transaction as a value.
    const outcome = await this.database.transaction(async (tx) => {
      if (claims) return this.extend(tx, await this.byId(tx, claims.sessionId), claims.expiration);
      return this.rotate(tx, token);
    });
    if (!outcome) throw sessionEnded();
    const auth = await this.tokens.issue(outcome.userId, outcome.sessionId, outcome.expires);
    const refresh =
      outcome.token === null ? null : { token: outcome.token, expiration: seconds(outcome.expires) };
    return { userId: outcome.userId, sessionId: outcome.sessionId, auth, refresh };
  }

  /** Ends the session of an auth token (also an expired one) or of a refresh token; unknown ones are as ended as can be. */
  async end({
    authToken,
    refreshToken,
  }: {
    readonly authToken: string | null;
    readonly refreshToken: string | null;
  }): Promise<void> {
    const bearer = refreshToken?.includes('.') ? refreshToken : authToken;
    const claims = bearer === null ? null : await this.tokens.verifyIgnoringExpiry(bearer);
    const revoke = this.database.kysely
      .updateTable('sessions')
      .set({ revoked_at: this.now().toISOString() })
      .where('revoked_at', 'is', null);
    if (claims) await revoke.where('id', '=', claims.sessionId).execute();
    if (refreshToken && !refreshToken.includes('.'))
      await revoke.where('refresh_token_hash', '=', hashRefreshToken(refreshToken)).execute();
  }

  private async extend(
    tx: Transaction<Tables>,
    session: SessionRow | undefined,
    tokenExpiration: number,
  ): Promise<Outcome | null> {
    if (!session || !this.isOpen(session)) return null;
    // An old token that was stolen or logged somewhere must not open a session that its owner keeps alive.
    if (tokenExpiration + this.config.refreshSeconds <= seconds(this.now())) return null;
    const expires = this.nextExpiry(new Date(session.absolute_expires_at));
    await tx
      .updateTable('sessions')
      .set({ expires_at: expires.toISOString() })
      .where('id', '=', session.id)
      .execute();
    return { userId: session.user_id, sessionId: session.id, expires, token: null };
  }

  private async rotate(tx: Transaction<Tables>, token: string): Promise<Outcome | null> {
    const hash = hashRefreshToken(token);
    const session = await tx
      .selectFrom('sessions')
      .selectAll()
      .where((where) =>
        where.or([where('refresh_token_hash', '=', hash), where('previous_refresh_token_hash', '=', hash)]),
      )
      .forUpdate()
      .executeTakeFirst();
    if (!session || !this.isOpen(session)) return null;
    const expires = this.nextExpiry(new Date(session.absolute_expires_at));
    if (session.refresh_token_hash !== hash) return this.judgeReuse(tx, session);
    const next = newRefreshToken();
    await tx
      .updateTable('sessions')
      .set({
        refresh_token_hash: hashRefreshToken(next),
        previous_refresh_token_hash: hash,
        refreshed_at: this.now().toISOString(),
        expires_at: expires.toISOString(),
      })
      .where('id', '=', session.id)
      .execute();
    return { userId: session.user_id, sessionId: session.id, expires, token: next };
  }

  private async judgeReuse(tx: Transaction<Tables>, session: SessionRow): Promise<Outcome | null> {
    const age = this.now().getTime() - new Date(session.refreshed_at).getTime();
    if (age <= reuseGraceMs)
      return {
        userId: session.user_id,
        sessionId: session.id,
        expires: new Date(session.expires_at),
        token: null,
      };
    await tx
      .updateTable('sessions')
      .set({ revoked_at: this.now().toISOString() })
      .where('id', '=', session.id)
      .execute();
    return null;
  }

  private byId(tx: Transaction<Tables>, id: string): Promise<SessionRow | undefined> {
    return tx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  private isOpen(session: SessionRow): boolean {
    return session.revoked_at === null && new Date(session.expires_at) > this.now();
  }

  private nextExpiry(absolute: Date): Date {
    const sliding = this.after(this.config.refreshSeconds);
    return sliding < absolute ? sliding : absolute;
  }

  private after(duration: number): Date {
    return new Date(this.now().getTime() + duration * 1000);
  }
}

interface Outcome {
  readonly userId: string;
  readonly sessionId: string;
  readonly expires: Date;
  readonly token: string | null;
}
