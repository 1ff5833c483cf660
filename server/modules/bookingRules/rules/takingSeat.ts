import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { Powers } from '../Powers.ts';
import type { SeatFacts } from '../SeatFacts.ts';
import { allowedCountry } from './allowedCountry.ts';
import { countryLimit, userLimit } from './countryLimit.ts';
import { hardMaximum } from './hardMaximum.ts';
import { queue } from './queue.ts';

/** Which rules a change calls up; a booking that keeps its seat is not asked again whether there is one. */
export interface Asked {
  readonly type: 'TRAINEE' | 'STAFF';
  readonly seat: boolean;
  readonly country: boolean;
  readonly user: boolean;
  readonly queue: boolean;
}

/** A new seat: everything is asked. C6, C7 and the line are about trainees. */
export const wholeSeat = (type: 'TRAINEE' | 'STAFF'): Asked => ({
  type,
  seat: true,
  country: true,
  user: true,
  queue: true,
});

/** S2, C4, C6, C7, W3 in this order. */
export function takingSeat(facts: SeatFacts, asked: Asked, powers: Powers): readonly (Violation | null)[] {
  const trainee = asked.type === 'TRAINEE';
  return [
    asked.country ? allowedCountry(facts, powers) : null,
    asked.seat ? hardMaximum(facts, asked.type, powers) : null,
    trainee && asked.country ? countryLimit(facts, powers) : null,
    trainee && asked.user ? userLimit(facts, powers) : null,
    trainee && asked.queue ? queue(facts, powers) : null,
  ];
}
