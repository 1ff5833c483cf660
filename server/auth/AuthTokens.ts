import { errors, jwtVerify, SignJWT } from 'jose';

export interface AuthToken {
  readonly token: string;
  /** Seconds since 1970. */
  readonly expiration: number;
}

export interface AuthClaims {
  readonly userId: string;
  readonly sessionId: string;
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
  verify(token: string): Promise<AuthClaims | null> {
    return this.read(token, this.now());
  }

  /** The same, but an expired token will do: whoever holds it had the session. */
  verifyIgnoringExpiry(token: string): Promise<AuthClaims | null> {
    return this.read(token, longAgo);
  }

  private async read(token: string, currentDate: Date): Promise<AuthClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        issuer,
        currentDate,
        requiredClaims: ['sub', 'exp'],
      });
      const { sub, sid } = payload;
      return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
