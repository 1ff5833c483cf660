import type { Permission as RecordPermission } from '../../../../src/data/access/Permission.ts';

/** An event as the wizard needs it. */
export interface WizardEvent {
  readonly id: string;
  readonly name: string;
  readonly dateStart: string | null;
  readonly dateEnd: string | null;
  readonly isPublished: boolean;
  readonly collectFields: readonly string[];
  readonly globalManageFlights: boolean;
  readonly can?: readonly RecordPermission[];
  readonly country: { readonly id: string; readonly name: string } | null;
  readonly trainingCentre: {
    readonly id: string;
    readonly name: string;
    readonly city: string | null;
  } | null;
}

export interface LimitUse {
  readonly maximum: number | null;
  readonly used: number;
  readonly placeholders: number;
  readonly free: number | null;
  readonly isOver: boolean;
}

export interface Permission {
  readonly allowed: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly overridable: boolean;
}

/** What an event has room for, as the person at the screen finds it now. */
export interface Availability {
  readonly trainees: LimitUse;
  readonly staff: LimitUse;
  readonly waitingList: LimitUse;
  readonly countryId: string | null;
  readonly country: LimitUse | null;
  readonly user: LimitUse;
  readonly eligibleWaiting: number;
  readonly placeholderExpiry: string | null;
  readonly bookTrainee: Permission;
  readonly bookStaff: Permission;
  readonly holdTrainee: Permission;
  readonly holdStaff: Permission;
  readonly joinWaitingList: Permission;
}
