import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';

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
  /** P2: expired is what the server says. */
  readonly consumesSeat: boolean;
  readonly centreEvent: { readonly id: string; readonly name: string } | null;
  readonly author: { readonly fullName: string } | null;
}

export interface HomeEntry {
  readonly id: string;
  readonly isNextEligible: boolean;
  readonly participant: { readonly fullName: string | null } | null;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string;
    readonly dateStart: string | null;
  } | null;
}

interface Page<Row> {
  readonly data: readonly Row[];
  readonly paginatorInfo: { readonly total: number };
}
type Total = Pick<Page<never>, 'paginatorInfo'>;

export interface HomeData {
  readonly upcoming: Page<HomeEvent>;
  readonly expiring: Page<HomePlaceholder>;
  readonly waiting: readonly HomeEntry[];
  readonly NEW: Total;
  readonly PENDING: Total;
  readonly CONFIRMED: Total;
  readonly CANCELLED: Total;
  readonly NOT_SET: Total;
}

export interface HomeVariables {
  readonly from: string;
  readonly before: string;
  /** The first day on which a placeholder that expires no longer counts as soon. */
  readonly expiresBefore: string;
}

/**
 * All of the home page in one request. The contract cannot order by the day of expiry, so those that expire soon are
 * read whole (they are few) and put in order here.
 */
export const homeDocument: TypedDocumentNode<HomeData, HomeVariables> = gql`
  query Home($from: Date!, $before: Date!, $expiresBefore: Date!) {
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
    expiring: eventBookings(
      first: 200
      where: {
        is_placeholder: true
        is_upcoming: true
        booking_status: [NOT_SET, NEW, PENDING]
        date_expiry_lt: $expiresBefore
      }
    ) {
      data {
        id
        dateExpiry
        consumesSeat
        centreEvent {
          id
          name
        }
        author {
          fullName
        }
      }
      paginatorInfo {
        total
      }
    }
    waiting: waitingListEntries {
      id
      isNextEligible
      participant {
        id
        fullName
      }
      centreEvent {
        id
        name
        dateStart
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
`;
