import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;
/** Clocks of telephones are not exact, and a code takes its time to be typed. */
const stepsOff = 1;

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from a picture. */
export const setUpUri = (secret: string, username: string, issuer: string): string =>
  new TOTP({ issuer, label: username, secret }).toString();

/**
 * Which half minute a code is of. Null where it is of none about now, or of one that is not after `last`: a code that
 * was read over a shoulder is of no use any more (RFC 6238, 5.2).
 */
export function stepOf(secret: string, code: string, now: Date, last: number): number | null {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now.getTime(), window: stepsOff });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / periodMs) + delta;
  return step > last ? step : null;
}
