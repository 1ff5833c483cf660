import type { ExpressionBuilder, Transaction } from 'kysely';
import type { AuthConfig } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import type { Tables } from '../db/tables/Tables.ts';
import { accountDeactivated, sessionEnded } from '../errors/errors.ts';
import type { AuthClaims, AuthToken, AuthTokens, TokenOf } from './AuthTokens.ts';
import { hashRefreshToken, newRefreshToken } from './refreshTokens.ts';

export interface OpenSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly auth: AuthToken;
  /** Null where the client refreshed with its auth token in its place. */
  readonly refresh: { readonly token: string; readonly expiration: number } | null;
}

interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly generation: number;
  readonly replayed_generation: number;
  readonly replays_in_a_row: number;
  readonly refreshed_at: string;
  readonly expires_at: string;
  readonly absolute_expires_at: string;
  readonly revoked_at: string | null;
}

/** Tabs without a lock between them refresh together each time: that close, a replay is no sign of theft. */
const togetherMs = 10_000;
/** An answer may be lost, and the next one too; two who hold one session present every generation twice. */
const mostReplaysInARow = 2;

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export interface SessionOptions extends Pick<AuthConfig, 'refreshSeconds' | 'sessionSeconds'> {
  /**
   * For so long the token that was just rotated away is good for another one: two tabs may present it together, and
   * the answer with its successor gets lost where a page is left or a line breaks. Later it is theft.
   */
  readonly reuseGraceMs: number;
}

/** Sessions and their tokens (S7): rotated with each use, revocable, with an absolute lifetime. */
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
    userId: string,
    userAgent: string | null,
    stillHolds: (tx: Transaction<Tables>) => Promise<void>,
  ): Promise<OpenSession> {
    const absolute = this.after(this.options.sessionSeconds);
    const expires = this.nextExpiry(absolute);
    const now = this.now().toISOString();
    const opened = await this.database.transaction(async (tx) => {
      await refuseDeactivated(tx, userId);
      await stillHolds(tx);
      const session = await tx
        .insertInto('sessions')
        .values({
          user_id: userId,
          user_agent: userAgent?.slice(0, 300) ?? null,
          issued_at: now,
          refreshed_at: now,
          expires_at: expires.toISOString(),
          absolute_expires_at: absolute.toISOString(),
        })
        .returning(['id', 'generation'])
        .executeTakeFirstOrThrow();
      const token = await this.addToken(tx, session.id, session.generation, expires);
      return { userId, sessionId: session.id, generation: session.generation, until: expires, token };
    });
    return this.open(opened);
  }

  /**
   * Goes on with a session for its refresh token, or for an auth token of it, which the web client keeps in its place
   * (spec §4) and which may have expired meanwhile. Both are used once (S7).
   * @throws sessionEnded
   */
  async refresh(token: string): Promise<OpenSession> {
    const claims = token.includes('.') ? await this.tokens.verifyIgnoringExpiry(token) : null;
    // A throw would roll the revocation back with it, so the verdict leaves the transaction as a value.
    const outcome = await this.database.transaction(async (tx) => {
      const presented = claims ? this.presentedBy(claims) : await this.presentedAs(tx, token);
      return presented && this.rotate(tx, presented, { isAuthToken: claims !== null });
    });
    if (!outcome) throw sessionEnded();
    return this.open(outcome);
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
      await revoke.where('id', 'in', (from) => sessionOf(from, refreshToken)).execute();
  }

  private async open({ token, ...session }: Outcome): Promise<OpenSession> {
    const { userId, sessionId, until } = session;
    const refresh = token === null ? null : { token, expiration: seconds(until) };
    return { userId, sessionId, auth: await this.tokens.issue(session), refresh };
  }

  /** An old token that was stolen or logged somewhere must not open a session that its owner keeps alive. */
  private presentedBy({ sessionId, generation, expiration }: AuthClaims): Presented | null {
    if (expiration + this.options.refreshSeconds <= seconds(this.now())) return null;
    return { sessionId, generation };
  }

  private async presentedAs(tx: Transaction<Tables>, token: string): Promise<Presented | null> {
    const kept = await tx
      .selectFrom('session_tokens')
      .selectAll()
      .where('token_hash', '=', hashRefreshToken(token))
      .executeTakeFirst();
    if (!kept || new Date(kept.expires_at) <= this.now()) return null;
    return { sessionId: kept.session_id, generation: kept.generation };
  }

  /** The lock on the session makes those that refresh at the same time come one after the other. */
  private async rotate(
    tx: Transaction<Tables>,
    presented: Presented,
    { isAuthToken }: { readonly isAuthToken: boolean },
  ): Promise<Outcome | null> {
    const session = await this.byId(tx, presented.sessionId);
    if (!session || !this.isOpen(session)) return null;
    const isCurrent = presented.generation === session.generation;
    if (!isCurrent && !this.isJustReplaced(session, presented.generation)) return this.revoke(tx, session);
    const replays = isCurrent ? {} : this.replaysOf(session, presented.generation);
    if ((replays.replays_in_a_row ?? 0) > mostReplaysInARow) return this.revoke(tx, session);
    const until = this.nextExpiry(new Date(session.absolute_expires_at));
    const generation = isCurrent ? session.generation + 1 : session.generation;
    const now = this.now().toISOString();
    await tx
      .updateTable('sessions')
      .set({ expires_at: until.toISOString(), ...(isCurrent ? { generation, refreshed_at: now } : replays) })
      .where('id', '=', session.id)
      .execute();
    await tx
      .deleteFrom('session_tokens')
      .where('session_id', '=', session.id)
      .where('expires_at', '<=', now)
      .execute();
    const next = isAuthToken ? null : await this.addToken(tx, session.id, generation, until);
    return { userId: session.user_id, sessionId: session.id, generation, until, token: next };
  }

  private isJustReplaced(session: SessionRow, generation: number): boolean {
    return generation === session.generation - 1 && this.sinceRefreshed(session) <= this.options.reuseGraceMs;
  }

  /** Counts the generations in a row that were presented again; each counts once. */
  private replaysOf(session: SessionRow, generation: number): Replays {
    const { replayed_generation: last, replays_in_a_row: count } = session;
    if (generation === last || this.sinceRefreshed(session) <= togetherMs) return {};
    return { replayed_generation: generation, replays_in_a_row: generation === last + 1 ? count + 1 : 1 };
  }

  private sinceRefreshed(session: SessionRow): number {
    return this.now().getTime() - new Date(session.refreshed_at).getTime();
  }

  private async addToken(
    tx: Transaction<Tables>,
    sessionId: string,
    generation: number,
    expires: Date,
  ): Promise<string> {
    const token = newRefreshToken();
    await tx
      .insertInto('session_tokens')
      .values({
        token_hash: hashRefreshToken(token),
        session_id: sessionId,
        generation,
        expires_at: expires.toISOString(),
      })
      .execute();
    return token;
  }

  private async revoke(tx: Transaction<Tables>, session: SessionRow): Promise<null> {
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
    const sliding = this.after(this.options.refreshSeconds);
    return sliding < absolute ? sliding : absolute;
  }

  private after(duration: number): Date {
    return new Date(this.now().getTime() + duration * 1000);
  }
}

/** Held until the session is there, so that whoever deactivates the account either comes first or ends this one too. */
async function refuseDeactivated(tx: Transaction<Tables>, userId: string): Promise<void> {
  const account = await tx
    .selectFrom('users')
    .select('deactivated_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (account && account.deactivated_at !== null) throw accountDeactivated();
}

type Replays = Partial<Pick<SessionRow, 'replayed_generation' | 'replays_in_a_row'>>;

interface Presented {
  readonly sessionId: string;
  readonly generation: number;
}

/** A session that goes on; `token` is null where an auth token was presented, whose successor is one as well. */
interface Outcome extends TokenOf {
  readonly token: string | null;
}

function sessionOf(from: ExpressionBuilder<Tables, 'sessions'>, refreshToken: string) {
  return from
    .selectFrom('session_tokens')
    .select('session_id')
    .where('token_hash', '=', hashRefreshToken(refreshToken));
}
