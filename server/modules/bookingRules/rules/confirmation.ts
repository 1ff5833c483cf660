import type { NextStep, Violation } from '#server/errors/bookingRefusals.ts';
import { detailNames } from '#server/modules/collectField/index.ts';
import type { Powers } from '../Powers.ts';

interface ConfirmationFacts {
  readonly hasParticipant: boolean;
  /** Details asked for that are not there (G1). */
  readonly missing: readonly string[];
  readonly lacksAuthorisation: boolean;
  readonly lacksContract: boolean;
}

/** B2: what a confirmed booking must have; compliance passes a missing authorisation or contract with a reason. */
export function confirmation(facts: ConfirmationFacts, powers: Powers): readonly (Violation | null)[] {
  const field = 'booking_status';
  const next: NextStep = powers.confirmsWithout ? 'GIVE_REASON' : 'ASK_COMPLIANCE';
  const lacking = (code: 'AUTHORISATION_MISSING' | 'CONTRACT_MISSING', what: string): Violation => ({
    code,
    message: `The centre requires ${what}, and the event has none yet.`,
    overridable: powers.confirmsWithout,
    nextSteps: [next],
    field,
  });
  return [
    facts.hasParticipant
      ? incomplete(facts.missing)
      : {
          code: 'PARTICIPANT_MISSING',
          message: 'A placeholder cannot be confirmed. Attach a participant first.',
          nextSteps: ['ATTACH_PARTICIPANT'],
          field,
        },
    facts.lacksAuthorisation ? lacking('AUTHORISATION_MISSING', 'an authorisation') : null,
    facts.lacksContract ? lacking('CONTRACT_MISSING', 'a contract') : null,
  ];
}

/** G1: what is asked for is there before a booking is confirmed. */
export function incomplete(missing: readonly string[]): Violation | null {
  if (missing.length === 0) return null;
  return {
    code: 'COLLECT_INCOMPLETE',
    message: `A confirmed booking needs all details that are asked for; missing: ${detailNames(missing)}.`,
    nextSteps: ['COMPLETE_DETAILS'],
    details: { missing },
    field: 'booking_status',
  };
}
