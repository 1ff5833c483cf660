import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import type { BookingStatus } from '../../../generated/schema.ts';

export type PlaceholderOutcome = 'HELD' | 'RELEASED' | 'EXPIRED';

export interface MonthRow {
  /** First day of the month; null for events without a date. */
  readonly month: string | null;
}

export interface EventsRow extends MonthRow {
  readonly events: number;
  readonly seats: number;
  readonly taken: number;
  readonly trainees: number;
}

export interface BookingsRow {
  readonly country: { readonly id: string; readonly name: string } | null;
  readonly bookingStatus: BookingStatus;
  readonly bookings: number;
}

export interface WaitingRow {
  readonly centreEventId: string;
  readonly name: string;
  readonly dateStart: string | null;
  readonly waiting: number;
  readonly maxTrainees: number | null;
  readonly trainees: number;
}

export interface PlaceholdersRow extends MonthRow {
  readonly outcome: PlaceholderOutcome;
  readonly bookings: number;
}

export interface CostsRow extends MonthRow {
  readonly currency: string;
  readonly events: number;
  readonly trainees: number;
  readonly amountIncVat: number;
  readonly perHead: number | null;
}

export interface DashboardFigures {
  readonly months: readonly EventsRow[];
  readonly bookings: readonly BookingsRow[];
  readonly waitingCount: number;
  readonly waiting: readonly WaitingRow[];
  readonly placeholders: readonly PlaceholdersRow[];
  /** Null for roles that may not read costs. */
  readonly costs: readonly CostsRow[] | null;
}

export interface DashboardWhere {
  readonly date_start_gte?: string;
  readonly date_start_lt?: string;
  readonly country_id?: string;
  readonly training_centre_id?: string;
  readonly indication_id?: string;
}

export const dashboardDocument: TypedDocumentNode<
  { readonly dashboard: DashboardFigures },
  { readonly where: DashboardWhere }
> = gql`
  query Dashboard($where: DashboardWhere) {
    dashboard(where: $where) {
      months {
        month
        events
        seats
        taken
        trainees
      }
      bookings {
        country {
          id
          name
        }
        bookingStatus
        bookings
      }
      waitingCount
      waiting {
        centreEventId
        name
        dateStart
        waiting
        maxTrainees
        trainees
      }
      placeholders {
        month
        outcome
        bookings
      }
      costs {
        month
        currency
        events
        trainees
        amountIncVat
        perHead
      }
    }
  }
`;
