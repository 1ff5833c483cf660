// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';

export type ParticipantRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly nameTitle: string | null;
  readonly firstName: string | null;
  readonly lastName: string;
  readonly fullName: string;
  readonly gender: string | null;
  readonly isHcp: boolean;
  readonly jobTitle: string | null;
  readonly speciality: string | null;
  readonly email: string | null;
  readonly phoneCountryCode: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly fax: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly country: { readonly id: string; readonly name: string | null } | null;
  readonly nationality: string | null;
  readonly onekeyId: string | null;
  readonly veevaId: string | null;
  readonly allergies: string | null;
  readonly dietaryRequirements: string | null;
  readonly expertiseSpeciality: string | null;
  readonly expertiseToxin: string | null;
  readonly expertiseUltrasound: string | null;
  readonly expertiseEmg: string | null;
  readonly spasticityFocus: string | null;
  readonly spokenLanguages: readonly string[];
  readonly techniquesUsed: readonly string[];
  readonly notes: string | null;
  readonly bookingCount: number;
  readonly nextBooking: {
    readonly id: string;
    readonly centreEvent: { readonly dateStart: string | null; readonly name: string | null } | null;
  } | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly dateCreated: string;
  readonly dateModified: string;
  readonly erasedAt: string | null;
};

export type ParticipantInputSource =
  | 'nameTitle'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'isHcp'
  | 'jobTitle'
  | 'speciality'
  | 'email'
  | 'phoneCountryCode'
  | 'phone'
  | 'mobile'
  | 'fax'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'country.id'
  | 'nationality'
  | 'onekeyId'
  | 'veevaId'
  | 'allergies'
  | 'dietaryRequirements'
  | 'expertiseSpeciality'
  | 'expertiseToxin'
  | 'expertiseUltrasound'
  | 'expertiseEmg'
  | 'spasticityFocus'
  | 'spokenLanguages'
  | 'techniquesUsed'
  | 'notes'
  | 'overrideReason';

export type ParticipantSource =
  | 'fullName'
  | 'country'
  | 'bookingCount'
  | 'nextBooking'
  | 'eventBookings'
  | 'author'
  | 'dateCreated'
  | 'dateModified'
  | 'erasedAt'
  | ParticipantInputSource;
