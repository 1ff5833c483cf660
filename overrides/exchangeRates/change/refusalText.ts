import type { Refusal } from '#src/data/errors/Refusal.ts';
import type { RateWords } from '../rateWords.ts';

/** Why rates were not kept, in words that fit the page. */
export const refusalText = ({ code, message }: Refusal, words: RateWords): string =>
  code === 'STALE_WRITE' ? words('stale') : message;
