import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countAttempt } from './countAttempt.ts';

/** S7: somebody at a browser left open does not guess the password it belongs to: ten tries in 15 minutes. */
export class PasswordTries {
  private readonly tries = new RateLimiterMemory({ points: 10, duration: 15 * 60 });

  /** @throws rateLimited */
  async count(userId: string): Promise<void> {
    await countAttempt(this.tries, userId);
  }

  async forgive(userId: string): Promise<void> {
    await this.tries.delete(userId);
  }
}
