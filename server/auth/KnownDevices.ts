import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { claimsOf, keyFor } from '../crypto/tokens.ts';
import { HttpCookie } from './HttpCookie.ts';
import { signInPath } from './signInPath.ts';

/** A browser, and the accounts that have signed in from it. */
interface Device {
  readonly id: string;
  readonly accounts: readonly string[];
}

const yearSeconds = 365 * 86_400;
/**
 * People who share a browser; one more, and the first one counts as new here. With the longest ids they take half of the
 * four kilobytes that a cookie may have.
 */
const mostAccounts = 60;

/**
 * S7: whoever has signed in from a browser before is not locked out there by what others try elsewhere. The cookie is
 * signed; it opens nothing, it only counts its own tries.
 */
export class KnownDevices {
  private readonly key: Uint8Array;
  private readonly cookie: HttpCookie;

  constructor(
    secret: string,
    isSecure: boolean,
    private readonly now: () => Date,
  ) {
    this.key = keyFor('known device', secret);
    this.cookie = new HttpCookie('convene-device', { isSecure, path: signInPath, sameSite: 'Strict' });
  }

  /** The id of the browser, where that account has signed in from it. */
  async idFor(accountId: string, cookies: string | undefined): Promise<string | null> {
    const device = await this.read(cookies);
    return device?.accounts.includes(accountId) ? device.id : null;
  }

  /** The value of a set-cookie header for the browser that an account has just signed in from. */
  async remember(accountId: string, cookies: string | undefined): Promise<string> {
    const device = await this.read(cookies);
    const others = (device?.accounts ?? []).filter((each) => each !== accountId);
    const accounts = [...others, accountId].slice(-mostAccounts);
    const token = await new SignJWT({ accounts })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(device?.id ?? randomUUID())
      .setExpirationTime(Math.floor(this.now().getTime() / 1000) + yearSeconds)
      .sign(this.key);
    return this.cookie.set(token, yearSeconds);
  }

  private async read(cookies: string | undefined): Promise<Device | null> {
    const token = this.cookie.read(cookies);
    if (token === null) return null;
    const verified = jwtVerify(token, this.key, {
      algorithms: ['HS256'],
      currentDate: this.now(),
      requiredClaims: ['jti', 'exp'],
    });
    const { jti: id, accounts } = (await claimsOf(verified)) ?? {};
    return typeof id === 'string' && Array.isArray(accounts) ? { id, accounts: accounts.map(String) } : null;
  }
}
