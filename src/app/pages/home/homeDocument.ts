import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';

export type BookingStatus = 'NEW' | 'PENDING' | 'CONFIRMED' | 'CANCELLED' | 'NOT_SET';

export interface HomeEvent {
  readonly id: string;
  readonly name: string;
  readonly dateStart: string | null;
  readonly dateEnd: string | null;
  readonly isPublished: boolean;
  readonly isFull: boolean;
  readonly traineeCount: number;
  readonly placeholderCount: number;
  readonly maxTrainees: number | null;
  readonly waitingListCount: number;
  readonly trainingCentre: {
    readonly id: string;
    readonly name: string;
    readonly city: string | null;
  } | null;
  readonly country: { readonly id: string; readonly name: string } | null;
}

export interface HomePlaceholder {
  readonly id: string;
  readonly dateExpiry: string | null;
  readonly bookingStatus: BookingStatus;
  readonly centreEvent: { readonly id: string; readonly name: string } | null;
  readonly author: { readonly fullName: string } | null;
}

interface Page<Row> {
  readonly data: readonly Row[];
  readonly paginatorInfo: { readonly total: number };
}
type Total = Pick<Page<never>, 'paginatorInfo'>;

export interface HomeData {
  readonly upcoming: Page<HomeEvent>;
  readonly oldestPlaceholders: Page<HomePlaceholder>;
  readonly newestPlaceholders: Pick<Page<HomePlaceholder>, 'data'>;
  readonly NEW: Total;
  readonly PENDING: Total;
  readonly CONFIRMED: Total;
  readonly CANCELLED: Total;
  readonly NOT_SET: Total;
}

export interface HomeVariables {
  readonly from: string;
  readonly before: string;
}

/**
 * All of the home page in one request. The contract cannot order by the day of expiry, so the oldest and the newest
 * placeholders are read and the soonest of them picked here.
 */
export const homeDocument: TypedDocumentNode<HomeData, HomeVariables> = gql`
  query Home($from: Date!, $before: Date!) {
    upcoming: centreEvents(
      first: 8
      where: { date_start_gte: $from, date_start_lt: $before }
      orderBy: [{ column: DATE_START, order: ASC }]
    ) {
      data {
        id
        name
        dateStart
        dateEnd
        isPublished
        isFull
        traineeCount
        placeholderCount
        maxTrainees
        waitingListCount
        trainingCentre {
          id
          name
          city
        }
        country {
          id
          name
        }
      }
      paginatorInfo {
        total
      }
    }
    oldestPlaceholders: eventBookings(
      first: 100
      where: { is_placeholder: true, booking_status: [NOT_SET, NEW, PENDING] }
      orderBy: [{ column: DATE_CREATED, order: ASC }]
    ) {
      data {
        ...Placeholder
      }
      paginatorInfo {
        total
      }
    }
    newestPlaceholders: eventBookings(
      first: 100
      where: { is_placeholder: true, booking_status: [NOT_SET, NEW, PENDING] }
      orderBy: [{ column: DATE_CREATED, order: DESC }]
    ) {
      data {
        ...Placeholder
      }
    }
    NEW: eventBookings(first: 1, where: { booking_status: [NEW] }) {
      paginatorInfo {
        total
      }
    }
    PENDING: eventBookings(first: 1, where: { booking_status: [PENDING] }) {
      paginatorInfo {
        total
      }
    }
    CONFIRMED: eventBookings(first: 1, where: { booking_status: [CONFIRMED] }) {
      paginatorInfo {
        total
      }
    }
    CANCELLED: eventBookings(first: 1, where: { booking_status: [CANCELLED] }) {
      paginatorInfo {
        total
      }
    }
    NOT_SET: eventBookings(first: 1, where: { booking_status: [NOT_SET] }) {
      paginatorInfo {
        total
      }
    }
  }

  fragment Placeholder on EventBooking {
    id
    dateExpiry
    bookingStatus
    centreEvent {
      id
      name
    }
    author {
      fullName
    }
  }
`;
