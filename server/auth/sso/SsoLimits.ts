import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countAttempt } from '../countAttempt.ts';

const window = 15 * 60;

/** S7: an office behind one address signs in together in the morning; more than that is not people. */
export class SsoLimits {
  private readonly begun = new RateLimiterMemory({ points: 300, duration: window });
  private readonly failed = new RateLimiterMemory({ points: 60, duration: window });

  /** @throws rateLimited */
  async countBegin(address: string): Promise<void> {
    await countAttempt(this.begun, address);
  }

  /** Counts an answer to redeem until `forgive` says that it was good. @throws rateLimited */
  async countAnswer(address: string): Promise<void> {
    await countAttempt(this.failed, address);
  }

  async forgive(address: string): Promise<void> {
    await this.failed.reward(address);
  }
}
