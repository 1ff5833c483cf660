import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors/errors.ts';

/** @throws rateLimited with the seconds to wait */
export async function countAttempt(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw rateLimited(Math.ceil(reason.msBeforeNext / 1000));
    throw reason;
  }
}
