// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';

export type CenterRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly country: { readonly id: string; readonly name: string | null };
  readonly timeZone: string;
  readonly indication: { readonly id: string; readonly name: string | null } | null;
  readonly trainingExpertise: string | null;
  readonly description: string | null;
  readonly isPublished: boolean;
  readonly leadTrainer: { readonly id: string; readonly fullName: string | null } | null;
  readonly trainers: readonly {
    readonly trainer: { readonly id: string; readonly fullName: string | null } | null;
    readonly priority: number;
  }[];
  readonly locationImage: {
    readonly large: string;
    readonly medium: string;
    readonly thumbnail: string;
  } | null;
  readonly authorisationRequired: boolean;
  readonly authorisationRequiredText: string | null;
  readonly contractRequired: boolean;
  readonly contractRequiredText: string | null;
  readonly approvedDocument: {
    readonly id: string;
    readonly name: string | null;
    readonly state: string | null;
  } | null;
  readonly pastEventCount: number;
  readonly upcomingEventCount: number;
  readonly upcomingEventsFull: number;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type CenterInputSource =
  | 'name'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'country.id'
  | 'timeZone'
  | 'indication.id'
  | 'trainingExpertise'
  | 'description'
  | 'isPublished'
  | 'leadTrainer.id'
  | 'trainers'
  | 'locationImage'
  | 'authorisationRequired'
  | 'authorisationRequiredText'
  | 'contractRequired'
  | 'contractRequiredText';

export type CenterSource =
  | 'country'
  | 'indication'
  | 'leadTrainer'
  | 'approvedDocument'
  | 'pastEventCount'
  | 'upcomingEventCount'
  | 'upcomingEventsFull'
  | 'centreEvents'
  | 'dateCreated'
  | 'dateModified'
  | CenterInputSource;
