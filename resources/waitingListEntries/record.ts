// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { CollectField, CollectStatus, WaitReason } from '../enums.ts';

export type WaitingListEntryRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly centreEvent: {
    readonly id: string;
    readonly name: string | null;
    readonly dateStart: string | null;
    readonly timeZone: string | null;
  } | null;
  readonly participant: { readonly id: string; readonly fullName: string | null } | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly priority: number;
  readonly dateExpiry: string | null;
  readonly accommodation: boolean | null;
  readonly transportation: boolean | null;
  readonly transportMethod: string | null;
  readonly dateArrival: string | null;
  readonly arrivalFrom: string | null;
  readonly arrivalFlight: string | null;
  readonly dateDeparture: string | null;
  readonly departureCity: string | null;
  readonly departureTo: string | null;
  readonly departureFlight: string | null;
  readonly dateCheckIn: string | null;
  readonly dateCheckOut: string | null;
  readonly numberOfNights: number | null;
  readonly dateOfBirth: string | null;
  readonly passportNumber: string | null;
  readonly passportCountryIssue: string | null;
  readonly passportExpirationDate: string | null;
  readonly visaRequired: boolean | null;
  readonly expectations: string | null;
  readonly notes: string | null;
  readonly collectStatus: CollectStatus;
  readonly collectMissing: readonly CollectField[];
  readonly passportExpiresSoon: boolean | null;
  readonly position: number;
  readonly waitReason: WaitReason;
  readonly isNextEligible: boolean;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type WaitingListEntryInputSource =
  | 'centreEvent.id'
  | 'participant.id'
  | 'priority'
  | 'dateExpiry'
  | 'accommodation'
  | 'transportation'
  | 'transportMethod'
  | 'dateArrival'
  | 'arrivalFrom'
  | 'arrivalFlight'
  | 'dateDeparture'
  | 'departureCity'
  | 'departureTo'
  | 'departureFlight'
  | 'dateCheckIn'
  | 'dateCheckOut'
  | 'dateOfBirth'
  | 'passportNumber'
  | 'passportCountryIssue'
  | 'passportExpirationDate'
  | 'visaRequired'
  | 'expectations'
  | 'notes'
  | 'overrideReason';

export type WaitingListEntrySource =
  | 'centreEvent'
  | 'participant'
  | 'author'
  | 'numberOfNights'
  | 'collectStatus'
  | 'collectMissing'
  | 'passportExpiresSoon'
  | 'position'
  | 'waitReason'
  | 'isNextEligible'
  | 'dateCreated'
  | 'dateModified'
  | WaitingListEntryInputSource;
