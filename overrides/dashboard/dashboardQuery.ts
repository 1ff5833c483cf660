import { gql } from '@apollo/client/core';
import type { Documents, DashboardQuery, DashboardQueryVariables } from '#src/generated/operations.ts';

export type { PlaceholderOutcome } from '#src/generated/schema.ts';

type Filter = NonNullable<DashboardQueryVariables['where']>;
/** What is not filtered by is left out. */
export type DashboardWhere = { readonly [Key in keyof Filter]: NonNullable<Filter[Key]> };

export type DashboardFigures = DashboardQuery['dashboard'];
export type EventsRow = DashboardFigures['months'][number];
export type BookingsRow = DashboardFigures['bookings'][number];
export type WaitingRow = DashboardFigures['waiting'][number];
export type CostsRow = NonNullable<DashboardFigures['costs']>[number];

export const dashboardQuery: Documents['Dashboard'] = gql`
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
