import type {
  WizardAvailabilityQuery,
  WizardEventQuery,
  WizardPermissionFragment,
  WizardUseFragment,
} from '#src/generated/operations.ts';

/** An event as the wizard needs it. */
export type WizardEvent = NonNullable<WizardEventQuery['centreEvent']>;

/** What an event has room for, as the person at the screen finds it now. */
export type Availability = NonNullable<WizardAvailabilityQuery['eventAvailability']>;

export type LimitUse = WizardUseFragment;
export type Permission = WizardPermissionFragment;

/** What may be done with somebody who is known. */
export type PersonPermissions = Pick<Availability, 'bookTrainee' | 'bookStaff' | 'joinWaitingList'>;
