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
export function confirmation(facts: ConfirmationFacts, powers: Powers): readonly Violation[] {
  const field = 'booking_status';
  const next: NextStep = powers.confirmsWithout ? 'GIVE_REASON' : 'ASK_COMPLIANCE';
  const paper = { overridable: powers.confirmsWithout, nextSteps: [next], field };
  const found: (Violation | false)[] = [
    !facts.hasParticipant && {
      code: 'PARTICIPANT_MISSING',
      message: 'A placeholder cannot be confirmed. Attach a participant first.',
      overridable: false,
      nextSteps: ['ATTACH_PARTICIPANT'],
      field,
    },
    facts.hasParticipant && incomplete(facts.missing),
    facts.lacksAuthorisation && {
      code: 'AUTHORISATION_MISSING',
      message: 'The centre requires an authorisation, and the event has none yet.',
      ...paper,
    },
    facts.lacksContract && {
      code: 'CONTRACT_MISSING',
      message: 'The centre requires a contract, and the event has none yet.',
      ...paper,
    },
  ];
  return found.filter((violation) => violation !== false);
}

/** G1: what is asked for is there before a booking is confirmed. */
export function incomplete(missing: readonly string[]): Violation | false {
  return (
    missing.length > 0 && {
      code: 'COLLECT_INCOMPLETE',
      message: `A confirmed booking needs all details that are asked for; missing: ${detailNames(missing)}.`,
      overridable: false,
      nextSteps: ['COMPLETE_DETAILS'],
      details: { missing },
      field: 'booking_status',
    }
  );
}
