import type { DeepPartialSkipArrayKey } from 'react-hook-form';
import { isGone } from '#src/data/errors/failureOf.ts';
import type { Availability, Permission } from '../data/WizardEvent.ts';
import { useAvailability } from '../data/useWizardEvent.ts';
import { permissionOf } from '../form/WizardContext.ts';
import type { JourneyKind, WizardValues } from '../form/WizardValues.ts';

interface Advice {
  readonly availability: Availability | undefined;
  readonly failure: unknown;
  /** What the server would say to the form as it is. */
  readonly permission: Permission | undefined;
  readonly refetch: () => void;
}

type Choice = DeepPartialSkipArrayKey<WizardValues>;

/** Whose limits the form counts against, where it says so itself. */
function countryOf({ participantMode, placeholderCountry, participant }: Choice): string | undefined {
  if (participantMode === 'placeholder') return placeholderCountry?.id ?? undefined;
  return participantMode === 'new' ? (participant?.country?.id ?? undefined) : undefined;
}

/** What the event has room for, of what is chosen in the form. */
export function useAdvice(eventId: string, target: JourneyKind, choice: Choice): Advice {
  const { bookingType = 'TRAINEE', participantMode = 'existing', chosen } = choice;
  const { data, error, refetch } = useAvailability(eventId, {
    participantId: participantMode === 'existing' ? chosen?.id : undefined,
    countryId: countryOf(choice),
  });
  const availability = isGone(error) ? undefined : data;
  return {
    availability,
    failure: error,
    permission: availability && permissionOf(availability, target, { bookingType, participantMode }),
    refetch: () => void refetch(),
  };
}
