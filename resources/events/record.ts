// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { CollectField, UnitMode } from '../enums.ts';

export type EventRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly name: string;
  readonly dateStart: string | null;
  readonly dateEnd: string | null;
  readonly timeZone: string;
  readonly trainingCentre: { readonly id: string; readonly name: string | null } | null;
  readonly country: { readonly id: string; readonly name: string | null } | null;
  readonly eventStatus: string | null;
  readonly isPublished: boolean;
  readonly isFull: boolean;
  readonly brand: string | null;
  readonly language: string | null;
  readonly description: string | null;
  readonly objectives: string | null;
  readonly leadTrainer: { readonly id: string; readonly fullName: string | null } | null;
  readonly trainers: readonly {
    readonly trainer: { readonly id: string; readonly fullName: string | null } | null;
    readonly priority: number;
    readonly prepMinutes: number;
    readonly postMinutes: number;
    readonly travelMinutes: number;
    readonly activityDescription: string | null;
  }[];
  readonly trainerHonoraria: readonly {
    readonly trainer: { readonly id: string; readonly fullName: string | null } | null;
  }[];
  readonly agenda: {
    readonly name: string | null;
    readonly sections: readonly {
      readonly name: string;
      readonly order: number;
      readonly items: readonly {
        readonly name: string;
        readonly objectives: string | null;
        readonly order: number;
        readonly timeStart: string;
        readonly timeEnd: string;
        readonly trainers: readonly {
          readonly trainer: { readonly id: string; readonly fullName: string | null } | null;
          readonly excludeInHonoraria: boolean;
        }[];
      }[];
    }[];
  } | null;
  readonly agendaOrig: {
    readonly name: string | null;
    readonly sections: readonly {
      readonly name: string;
      readonly order: number;
      readonly items: readonly {
        readonly name: string;
        readonly objectives: string | null;
        readonly order: number;
        readonly timeStart: string;
        readonly timeEnd: string;
        readonly trainers: readonly {
          readonly trainer: { readonly id: string; readonly fullName: string | null } | null;
          readonly excludeInHonoraria: boolean;
        }[];
      }[];
    }[];
  } | null;
  readonly approvedDocument: {
    readonly id: string;
    readonly name: string | null;
    readonly state: string | null;
  } | null;
  readonly restrictCountries: boolean;
  readonly allowedCountries: readonly { readonly id: string; readonly name: string | null }[];
  readonly authorisationObtained: boolean;
  readonly authorisationObtainedText: string | null;
  readonly contractExecuted: boolean;
  readonly contractExecutedText: string | null;
  readonly clinicalCasesDetail: string | null;
  readonly collectFields: readonly CollectField[];
  readonly globalManageFlights: boolean;
  readonly maxTrainees: number | null;
  readonly maxStaff: number | null;
  readonly maxBookingsCountry: number | null;
  readonly maxBookingsUser: number | null;
  readonly maxWaitingList: number | null;
  readonly placeholderExpiryDays: number | null;
  readonly traineeCount: number;
  readonly staffCount: number;
  readonly placeholderCount: number;
  readonly waitingListCount: number;
  readonly costsBaseCurrency: string | null;
  readonly costAccommodation: string | null;
  readonly costCoffee: string | null;
  readonly costDinner: string | null;
  readonly costFlights: string | null;
  readonly costLunch: string | null;
  readonly costTransfers: string | null;
  readonly hotelName: string | null;
  readonly hotelAddress: string | null;
  readonly hotelPhone: string | null;
  readonly logisticsVendorLeadName: string | null;
  readonly logisticsVendorLeadEmail: string | null;
  readonly logisticsVendorLeadPhone: string | null;
  readonly onsiteContactName: string | null;
  readonly onsiteContactEmail: string | null;
  readonly onsiteContactPhone: string | null;
  readonly estimatedCosts: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string | null;
    readonly costCategory: { readonly id: string; readonly path: string | null };
    readonly unitMode: UnitMode;
    readonly fixedUnits: number | null;
    readonly participants: number | null;
    readonly trainers: number | null;
    readonly amountExcVat: number;
    readonly amountIncVat: number;
    readonly currency: string;
    readonly date: string | null;
  }[];
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type EventInputSource =
  | 'name'
  | 'dateStart'
  | 'dateEnd'
  | 'trainingCentre.id'
  | 'country.id'
  | 'eventStatus'
  | 'isPublished'
  | 'brand'
  | 'language'
  | 'description'
  | 'objectives'
  | 'leadTrainer.id'
  | 'trainers'
  | 'agenda'
  | 'restrictCountries'
  | 'allowedCountries'
  | 'authorisationObtained'
  | 'authorisationObtainedText'
  | 'contractExecuted'
  | 'contractExecutedText'
  | 'clinicalCasesDetail'
  | 'collectFields'
  | 'globalManageFlights'
  | 'maxTrainees'
  | 'maxStaff'
  | 'maxBookingsCountry'
  | 'maxBookingsUser'
  | 'maxWaitingList'
  | 'placeholderExpiryDays'
  | 'costsBaseCurrency'
  | 'costAccommodation'
  | 'costCoffee'
  | 'costDinner'
  | 'costFlights'
  | 'costLunch'
  | 'costTransfers'
  | 'hotelName'
  | 'hotelAddress'
  | 'hotelPhone'
  | 'logisticsVendorLeadName'
  | 'logisticsVendorLeadEmail'
  | 'logisticsVendorLeadPhone'
  | 'onsiteContactName'
  | 'onsiteContactEmail'
  | 'onsiteContactPhone'
  | 'estimatedCosts';

export type EventSource =
  | 'timeZone'
  | 'trainingCentre'
  | 'country'
  | 'isFull'
  | 'leadTrainer'
  | 'trainerHonoraria'
  | 'agendaOrig'
  | 'approvedDocument'
  | 'traineeCount'
  | 'staffCount'
  | 'placeholderCount'
  | 'waitingListCount'
  | 'eventBookings'
  | 'waitingListEntries'
  | 'dateCreated'
  | 'dateModified'
  | EventInputSource;
