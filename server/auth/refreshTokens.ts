import { createHash, randomBytes } from 'node:crypto';

/** An opaque refresh token; only its hash is stored (S7). */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The token has 256 random bits, so a fast hash is enough. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
