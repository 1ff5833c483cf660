import type { Role } from './roleTable.ts';

/** Who asks: the signed-in user as policies see them. */
export interface Viewer {
  readonly id: string;
  readonly username: string;
  readonly roles: readonly Role[];
  /** Ids of the countries the user works in; a user without countries has no country access (S2). */
  readonly countryIds: readonly string[];
  /** The session the auth token belongs to. */
  readonly sessionId: string;
}
