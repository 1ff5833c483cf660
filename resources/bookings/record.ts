// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type {
  BookingCancelReason,
  BookingStatus,
  BookingType,
  CollectField,
  CollectStatus,
} from '../enums.ts';

export type BookingRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly bookingStatus: BookingStatus;
  readonly bookingType: BookingType;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string | null;
    readonly dateStart: string | null;
    readonly timeZone: string | null;
  } | null;
  readonly participant: { readonly id: string; readonly fullName: string | null } | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
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
  readonly collectFields: readonly CollectField[];
  readonly collectStatus: CollectStatus;
  readonly reportableSpendCount: number;
  readonly country: { readonly id: string; readonly name: string | null } | null;
  readonly countryNotAllowed: boolean;
  readonly consumesSeat: boolean;
  readonly collectMissing: readonly CollectField[];
  readonly passportExpiresSoon: boolean | null;
  readonly cancelReason: BookingCancelReason | null;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type BookingInputSource =
  | 'bookingStatus'
  | 'bookingType'
  | 'centreEvent.id'
  | 'participant.id'
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
  | 'country.id'
  | 'author.id'
  | 'overrideReason';

export type BookingSource =
  | 'centreEvent'
  | 'participant'
  | 'author'
  | 'numberOfNights'
  | 'collectFields'
  | 'collectStatus'
  | 'reportableSpendCount'
  | 'country'
  | 'countryNotAllowed'
  | 'consumesSeat'
  | 'collectMissing'
  | 'passportExpiresSoon'
  | 'cancelReason'
  | 'dateCreated'
  | 'dateModified'
  | BookingInputSource;
