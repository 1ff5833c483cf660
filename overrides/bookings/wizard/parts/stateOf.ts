import type { PersonPermissions } from '../data/WizardEvent.ts';
import { personPermission } from '../form/WizardContext.ts';
import type { JourneyKind, WizardValues } from '../form/WizardValues.ts';

/** What somebody of the directory is to an event. */
export type State = 'free' | 'reason' | 'waiting' | 'booked' | 'blocked';

/**
 * Of what may be done with a person on the event. Somebody who is here already is that first, whatever else would stand in
 * the way.
 */
export function stateOf(
  permissions: PersonPermissions,
  target: JourneyKind,
  bookingType: WizardValues['bookingType'],
): { readonly state: State; readonly why: string | undefined } {
  const permission = personPermission(permissions, target, bookingType);
  const codes = [permission.code, permissions.joinWaitingList.code];
  const because = (state: State) => ({ state, why: permission.message ?? undefined });
  if (codes.includes('BOOKING_DUPLICATE')) return because('booked');
  if (codes.includes('WAITING_DUPLICATE')) return because('waiting');
  if (permission.allowed) return { state: 'free', why: undefined };
  return because(permission.overridable ? 'reason' : 'blocked');
}
