import type { Violation } from '#server/errors/bookingRefusals.ts';
import type { Powers } from '../Powers.ts';

/** W1: who comes before others is changed by those who may skip the line, with a reason. */
export function priority(powers: Powers): Violation {
  return {
    code: 'QUEUE_NOT_FIRST',
    message: 'Changing the priority changes who comes first, and needs a reason.',
    overridable: powers.overridesLimits,
    nextSteps: powers.overridesLimits ? ['GIVE_REASON'] : ['ASK_MANAGER'],
    field: 'priority',
  };
}
