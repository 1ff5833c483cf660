import type { Role } from './roleTable.ts';

/** What decides which rows a user may see. */
export interface Grants {
  readonly roles: readonly Role[];
  /** Ids of the countries the user works in; a user without countries has no country access (S2). */
  readonly countryIds: readonly string[];
}

/** Whoever reads, or is told of something. */
export interface Reader extends Grants {
  readonly id: string;
}

/** Who asks: the signed-in user as policies see them. */
export interface Viewer extends Reader {
  readonly username: string;
  /** The session the auth token belongs to. */
  readonly sessionId: string;
  /** Their password was given to them, and they are to choose their own before anything else. */
  readonly passwordChangeDue?: boolean;
}
