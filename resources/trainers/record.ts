// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';

export type TrainerRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly nameTitle: string | null;
  readonly firstName: string | null;
  readonly lastName: string;
  readonly fullName: string;
  readonly photo: {
    readonly large: string;
    readonly medium: string;
    readonly thumbnail: string;
  } | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
  readonly country: { readonly id: string; readonly name: string | null } | null;
  readonly position: string | null;
  readonly hospital: string | null;
  readonly faculty: string | null;
  readonly description: string | null;
  readonly experience: string | null;
  readonly mainInterests: string | null;
  readonly researchWork: string | null;
  readonly primaryLanguage: string | null;
  readonly spokenLanguages: readonly string[] | null;
  readonly fmvAmount: number | null;
  readonly fmvCurrency: string | null;
  readonly fmvLastUpdated: string | null;
  readonly vatPayable: boolean | null;
  readonly isDisabled: boolean;
  readonly sapNumber: string | null;
  readonly onekeyId: string | null;
  readonly veevaId: string | null;
  readonly centreEventCount: number;
  readonly trainerHonoraria: readonly {
    readonly trainer: { readonly id: string; readonly fullName: string | null } | null;
  }[];
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type TrainerInputSource =
  | 'nameTitle'
  | 'firstName'
  | 'lastName'
  | 'photo'
  | 'email'
  | 'address'
  | 'city'
  | 'postcode'
  | 'country.id'
  | 'position'
  | 'hospital'
  | 'faculty'
  | 'description'
  | 'experience'
  | 'mainInterests'
  | 'researchWork'
  | 'primaryLanguage'
  | 'spokenLanguages'
  | 'fmvAmount'
  | 'fmvCurrency'
  | 'vatPayable'
  | 'isDisabled'
  | 'sapNumber'
  | 'onekeyId'
  | 'veevaId';

export type TrainerSource =
  | 'fullName'
  | 'country'
  | 'fmvLastUpdated'
  | 'centreEventCount'
  | 'centreEvents'
  | 'trainerHonoraria'
  | 'dateCreated'
  | 'dateModified'
  | TrainerInputSource;
