import { createHash, randomBytes } from 'node:crypto';

/** Says nothing by itself; only its hash is stored (S7). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Of what has 80 random bits or more, and so needs no slow hash: a token, the key of a reset, a recovery code. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
