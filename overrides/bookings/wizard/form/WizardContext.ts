import { createContext, useContext } from 'react';
import type { Availability, Permission, PersonPermissions, WizardEvent } from '../data/WizardEvent.ts';
import type { CountryAsked, JourneyKind, WizardValues } from './WizardValues.ts';
import type { WizardPart } from '../parts/errorPlaces.ts';

export interface WizardScope {
  readonly target: JourneyKind;
  readonly event: WizardEvent;
  readonly availability: Availability | undefined;
  readonly asksCountry: CountryAsked;
  /** The same form for the waiting list, or back for a seat; sent at once where there is nothing left to fill in. */
  readonly switchTarget: (to: JourneyKind, send?: boolean) => void;
  /** Brings a part of the form into view, the first of its inputs with the focus. */
  readonly goTo: (part: WizardPart) => void;
}

const WizardContext = createContext<WizardScope | undefined>(undefined);
export const WizardProvider = WizardContext.Provider;

export function useWizard(): WizardScope {
  const scope = useContext(WizardContext);
  if (scope === undefined) throw new Error('useWizard needs <WizardProvider> above it.');
  return scope;
}

/** Whether somebody who is known would be accepted now. */
export function personPermission(
  { bookTrainee, bookStaff, joinWaitingList }: PersonPermissions,
  target: JourneyKind,
  bookingType: WizardValues['bookingType'],
): Permission {
  if (target === 'entry') return joinWaitingList;
  return bookingType === 'STAFF' ? bookStaff : bookTrainee;
}

/** Whether what the form says would be accepted now. */
export function permissionOf(
  availability: Availability,
  target: JourneyKind,
  { bookingType, participantMode }: Pick<WizardValues, 'bookingType' | 'participantMode'>,
): Permission {
  if (target === 'booking' && participantMode === 'placeholder')
    return bookingType === 'STAFF' ? availability.holdStaff : availability.holdTrainee;
  return personPermission(availability, target, bookingType);
}
