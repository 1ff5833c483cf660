import { hkdfSync } from 'node:crypto';
import { errors, type JWTPayload } from 'jose';

/** Of the one secret that all processes share, so that any of them can read what another has made. */
export const keyFor = (purpose: string, secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `convene ${purpose}`, 32));

/** What a token says; null where it is not ours, is damaged or has had its time. */
export async function claimsOf(
  opened: Promise<{ readonly payload: JWTPayload }>,
): Promise<JWTPayload | null> {
  try {
    return (await opened).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
