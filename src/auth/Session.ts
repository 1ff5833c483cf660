import { namesInOrder } from '#src/i18n/namesInOrder.ts';

/** Who is signed in, and with which tokens (spec §3). */
export interface Session {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  /** Names of the roles. */
  readonly roles: readonly string[];
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ids of the countries. */
  readonly countries: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly authToken: string;
  /** The refresh token of the sign-in; after a background refresh the new auth token (spec §4). */
  readonly refreshToken: string;
  /** Seconds since 1970; missing counts as expired. */
  readonly authTokenExpiration?: number;
  /** Seconds. */
  readonly authTokenLifespan: number;
  readonly version?: number;
  /** Who confirmed the person; left out where a password did. */
  readonly provider?: 'AZURE';
}

/** No expiration counts as expired (spec §4). */
export const isExpired = ({ authTokenExpiration }: Session, nowSeconds: number): boolean =>
  authTokenExpiration === undefined || authTokenExpiration <= nowSeconds;

export const isAuthenticated = (session: Session | undefined, nowSeconds: number): session is Session =>
  session !== undefined && !isExpired(session, nowSeconds);

/** A version that is missing or lower than the configured one, or an expired token: sign in again (spec §4). */
export const isValid = (
  session: Session | undefined,
  cookieVersion: number,
  nowSeconds: number,
): session is Session =>
  isAuthenticated(session, nowSeconds) && session.version !== undefined && session.version >= cookieVersion;

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Title, first and last name; the username where there is none. */
export const fullNameOf = ({ title, firstName, lastName, username }: Session): string =>
  [title, ...namesInOrder(firstName, lastName)].filter(Boolean).join(' ') || username;
