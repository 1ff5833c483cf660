import { jwtVerify, SignJWT } from 'jose';
import { claimsOf } from '../crypto/tokens.ts';
import { Recent } from '../db/Recent.ts';

export interface AuthToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly expiration: number;
}

export interface AuthClaims {
  readonly userId: string;
  readonly sessionId: string;
}

interface SignedClaims extends AuthClaims {
  /** Seconds since 1970. */
  readonly expiration: number;
}

export interface TokenOf {
  readonly userId: string;
  readonly sessionId: string;
  /** When the session ends; no token outlives it. */
  readonly until: Date;
}

const issuer = 'convene';
const longAgo = new Date(0);

/** Short-lived signed tokens that a client sends with every call. */
export class AuthTokens {
  private readonly key: Uint8Array;
  private readonly known = new Recent<string, SignedClaims>(2_000);

  constructor(
    secret: string,
    private readonly lifespanSeconds: number,
    private readonly now: () => Date,
  ) {
    this.key = new TextEncoder().encode(secret);
  }

  async issue({ userId, sessionId, until }: TokenOf): Promise<AuthToken> {
    const now = Math.floor(this.now().getTime() / 1000);
    const expiration = Math.min(now + this.lifespanSeconds, Math.floor(until.getTime() / 1000));
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setIssuedAt(now)
      .setExpirationTime(expiration)
      .sign(this.key);
    return { token, expiration };
  }

  /** Null where the token is not ours, is damaged or has expired. */
  async verify(token: string): Promise<AuthClaims | null> {
    const signed = await this.signed(token);
    return signed && signed.expiration > this.now().getTime() / 1000 ? signed : null;
  }

  /** The same, but an expired token will do: whoever holds it had the session. */
  verifyIgnoringExpiry(token: string): Promise<AuthClaims | null> {
    return this.signed(token);
  }

  /** A signature that was good once is good as long as the key is ours. */
  private async signed(token: string): Promise<SignedClaims | null> {
    const known = this.known.get(token);
    if (known) return known;
    const signed = await this.read(token);
    if (signed) this.known.set(token, signed);
    return signed;
  }

  private async read(token: string): Promise<SignedClaims | null> {
    const verified = jwtVerify(token, this.key, {
      algorithms: ['HS256'],
      issuer,
      currentDate: longAgo,
      requiredClaims: ['sub', 'exp'],
    });
    const { sub, sid, exp } = (await claimsOf(verified)) ?? {};
    const isWhole = typeof sub === 'string' && typeof sid === 'string' && exp !== undefined;
    return isWhole ? { userId: sub, sessionId: sid, expiration: exp } : null;
  }
}
