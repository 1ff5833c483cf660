import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countAttempt } from './countAttempt.ts';

const window = 15 * 60;

/** S7: guessing is slow, both at one account and over many accounts from one address. */
export class LoginLimits {
  private readonly pairs: RateLimiterMemory;
  private readonly addresses: RateLimiterMemory;

  /** Attempts in 15 minutes: at one account from one address, and from one address at all. */
  constructor({ pair, address }: { readonly pair: number; readonly address: number }) {
    this.pairs = new RateLimiterMemory({ points: pair, duration: window });
    this.addresses = new RateLimiterMemory({ points: address, duration: window });
  }

  /** Counts an attempt, whether the account exists or not. @throws rateLimited */
  async count(address: string, account: string): Promise<void> {
    await countAttempt(this.pairs, pairKey(address, account));
    await countAttempt(this.addresses, address);
  }

  /** Whoever signs in has only mistyped. */
  async forgive(address: string, account: string): Promise<void> {
    await this.pairs.delete(pairKey(address, account));
    await this.addresses.reward(address);
  }
}

/** Of fixed length, whatever a client sends as a name. */
function pairKey(address: string, account: string): string {
  return createHash('sha256').update(`${address} ${account.trim().toLowerCase()}`).digest('base64url');
}
