import { sql } from 'kysely';
import type { Viewer } from '../access/Viewer.ts';
import type { Database } from '../db/Database.ts';
import { Recent } from '../db/Recent.ts';
import type { AuthClaims, AuthTokens } from './AuthTokens.ts';
import { isStrongEnough } from './secondFactor/secondFactors.ts';
import { grantsFrom, grantsMembers, type GrantsRow } from './loadGrants.ts';

interface Known {
  readonly viewer: Viewer;
  /** When the session ends unless it is refreshed; milliseconds since 1970. */
  readonly until: number;
  readonly loadedAt: number;
}

const sources = new Set(['users', 'user_roles', 'user_countries', 'sessions']);
const maxAgeMs = 60_000;

/**
 * Who asks, from the bearer token. The answer is kept until somebody writes users or sessions, so that a page costs no
 * statement of its own for it and a revoked session or a changed role counts at once; while nobody would hear of that,
 * nothing is kept.
 */
export class ViewerLoader {
  private readonly known = new Recent<string, Known>(2_000);
  private generation = 0;

  constructor(
    private readonly database: Database,
    private readonly tokens: AuthTokens,
    private readonly secondFactorRoles: readonly string[],
    private readonly now: () => Date,
  ) {
    database.onWrite((tables) => {
      if (![...tables].some((table) => sources.has(table))) return;
      this.generation += 1;
      this.known.clear();
    });
  }

  /** Null without a valid token of an open session. */
  async fromHeader(authorization: string | undefined): Promise<Viewer | null> {
    const token = bearerToken(authorization);
    const claims = token === null ? null : await this.tokens.verify(token);
    return claims && this.ofSession(claims);
  }

  /** Whoever has this session, which is known to be theirs; null where it has ended. */
  async ofSession(claims: AuthClaims): Promise<Viewer | null> {
    const known = this.database.hearsWrites() ? this.known.get(claims.sessionId) : undefined;
    const now = this.now().getTime();
    if (known && known.until > now && Math.abs(now - known.loadedAt) < maxAgeMs) return known.viewer;
    return this.load(claims.sessionId, claims.userId);
  }

  private async load(sessionId: string, userId: string): Promise<Viewer | null> {
    const generation = this.generation;
    const text = await this.database.readJson(viewerStatement(sessionId, userId, this.secondFactorRoles));
    if (text === null) return null;
    const row = JSON.parse(text) as ViewerRow;
    const until = new Date(row.until).getTime();
    if (until <= this.now().getTime()) return null;
    const viewer: Viewer = {
      id: row.id,
      username: row.username,
      ...grantsFrom(row),
      sessionId,
      passwordChangeDue: row.passwordChangeDue,
    };
    // What was written while this was read must not be forgotten.
    if (generation === this.generation && this.database.hearsWrites())
      this.known.set(sessionId, { viewer, until, loadedAt: this.now().getTime() });
    return viewer;
  }
}

interface ViewerRow extends GrantsRow {
  readonly id: string;
  readonly username: string;
  readonly until: string;
  readonly passwordChangeDue: boolean;
}

export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

function viewerStatement(sessionId: string, userId: string, secondFactorRoles: readonly string[]) {
  return sql`
    select json_build_object(
      'id', u.id::text, 'username', u.username, 'until', s.expires_at,
      'passwordChangeDue', u.password_change_due, ${grantsMembers})::text
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId}::uuid and u.id = ${userId}::bigint and s.revoked_at is null and u.deactivated_at is null
      and ${isStrongEnough('s', secondFactorRoles)}`;
}
