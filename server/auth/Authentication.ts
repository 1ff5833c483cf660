import type { Config } from '../config/Config.ts';
import { loadSecret } from '../config/loadSecret.ts';
import { roles } from '../access/roleTable.ts';
import { ConfigError } from '../config/parseConfig.ts';
import type { ColumnCipher } from '../crypto/ColumnCipher.ts';
import type { Database } from '../db/Database.ts';
import { Attempts } from './Attempts.ts';
import { AuthTokens } from './AuthTokens.ts';
import { HttpCookie } from './HttpCookie.ts';
import { KnownDevices } from './KnownDevices.ts';
import { PasswordResets } from './PasswordResets.ts';
import { Sessions } from './Sessions.ts';
import { type SecondFactorRules, SecondStep } from './secondFactor/SecondStep.ts';
import { signInPath } from './signInPath.ts';
import { SignIn } from './SignIn.ts';
import { SingleSignOn } from './sso/SingleSignOn.ts';
import { ViewerLoader } from './ViewerLoader.ts';

/** Everything about who asks, put together once an application. */
export interface Authentication {
  readonly sessions: Sessions;
  /** Its half of a session that a browser keeps from its pages (ADR 20). */
  readonly refreshCookie: HttpCookie;
  readonly signIn: SignIn;
  readonly secondStep: SecondStep;
  readonly secondFactor: SecondFactorRules;
  readonly devices: KnownDevices;
  /** Somebody at a browser left open does not guess the password it belongs to (S7). */
  readonly passwordTries: Attempts;
  readonly resets: PasswordResets;
  readonly viewers: ViewerLoader;
  /** Null where no identity provider is configured. */
  readonly sso: SingleSignOn | null;
}

/** @throws ConfigError for roles that there are not */
export function createAuthentication(
  config: Config,
  database: Database,
  cipher: ColumnCipher,
  now: () => Date,
  resetAnswerMs?: number,
): Authentication {
  const secret = authSecret(config);
  const tokens = new AuthTokens(secret, config.auth.tokenSeconds, now);
  const sessions = new Sessions(
    database,
    tokens,
    { ...config.auth, reuseGraceMs: reuseGraceMs(config) },
    now,
  );
  const isSecure = config.publicUrl.startsWith('https:');
  const devices = new KnownDevices(secret, isSecure, now);
  const secondFactor: SecondFactorRules = {
    issuer: config.web.brand,
    roles: config.auth.secondFactorRoles,
    tries: new Attempts(database, now, 'second factor', 5),
  };
  const secondStep = new SecondStep({ database, sessions, cipher, rules: secondFactor, now });
  const { sso } = config;
  return {
    sessions,
    refreshCookie: new HttpCookie('convene-refresh', { isSecure, path: signInPath, sameSite: 'Strict' }),
    signIn: new SignIn(database, sessions, secondStep, devices, now),
    secondStep,
    secondFactor,
    devices,
    passwordTries: new Attempts(database, now, 'own password', 10),
    resets: new PasswordResets(database, secret, now, resetAnswerMs),
    viewers: new ViewerLoader(database, tokens, config.auth.secondFactorRoles, now),
    sso: sso && new SingleSignOn({ config: { ...config, sso }, database, sessions, now, secret }),
  };
}

/** Signs auth tokens and makes the keys of password resets. */
export const authSecret = ({ auth, dataDir }: Pick<Config, 'auth' | 'dataDir'>): string =>
  auth.secret ?? loadSecret(dataDir, 'auth-token-key');

/** @throws ConfigError */
export function refuseUnknownRoles(named: readonly string[]): void {
  const unknown = named.filter((name) => !roles.some((role) => role === name));
  if (unknown.length === 0) return;
  throw new ConfigError([
    `SECOND_FACTOR_ROLES names no role: ${unknown.join(', ')}. There are ${roles.join(', ')}.`,
  ]);
}

const travelMs = 30_000;

/**
 * A client that has lost an answer presents the old token again at its next refresh, which may take its time to arrive;
 * but not after its auth token has expired, for then it has signed its user out (spec §4).
 */
function reuseGraceMs({ auth, web }: Config): number {
  return Math.min(web.tokenRefreshIntervalMs + travelMs, auth.tokenSeconds * 1000);
}
