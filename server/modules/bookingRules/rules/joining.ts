import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { countryLimit, userLimit } from './countryLimit.ts';
import { hardMaximum } from './hardMaximum.ts';
import { queue } from './queue.ts';
import { waitingListOpen } from './waitingListOpen.ts';

/**
 * W2: one waits only for what one cannot have: a full event, a country or an own limit that is used up, or a free
 * seat that others in the line have a claim to (W3).
 */
export function joining(facts: SeatFacts, powers: Powers): Violation | null {
  const closed = waitingListOpen(facts);
  if (closed !== null) return closed;
  const blocks = [
    hardMaximum(facts, 'TRAINEE', powers),
    countryLimit(facts, powers),
    userLimit(facts, powers),
    queue(facts, powers),
  ].filter((block) => block !== null && block.code !== 'COUNTRY_REQUIRED');
  if (blocks.length > 0) return null;
  return {
    code: 'WAITING_NOT_NEEDED',
    message: 'Seats are free: book instead of waiting.',
    nextSteps: ['BOOK_SEAT'],
  };
}
