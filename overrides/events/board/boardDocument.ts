import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import { statusOrder } from '../../../src/booking/bookingStatuses.ts';
import type { BookingStatus } from '../../../src/generated/schema.ts';
import type { Board, BoardBooking, BookingPage, LimitUse } from './Board.ts';

/** How many of a group come at a time. */
export const groupPage = 50;

const page = `
  fragment Page on EventBookingPaginator {
    data {
      id
      bookingStatus
      bookingType
      consumesSeat
      cancelReason
      collectStatus
      collectMissing
      dateExpiry
      dateModified
      can {
        action
        allowed
        why
      }
      participant {
        id
        fullName
      }
      country {
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
`;

const groupOf = (status: BookingStatus): string => `
  ${status}: eventBookings(
    first: ${groupPage}
    where: { centre_event_id: $id, booking_status: [${status}] }
    orderBy: [{ column: NAME, order: ASC }]
  ) {
    ...Page
  }
`;

/** Seats, bookings and waiting list of an event in one answer, so that their numbers are of one moment. */
export const boardDocument: TypedDocumentNode<Board, { readonly id: string }> = gql(`
  query EventBoard($id: ID!) {
    centreEvent(id: $id) {
      id
      name
      timeZone
      dateStart
      dateEnd
      maxBookingsCountry
      maxBookingsUser
    }
    eventAvailability(centre_event_id: $id) {
      trainees {
        ...Use
      }
      staff {
        ...Use
      }
      waitingList {
        ...Use
      }
      user {
        ...Use
      }
      eligibleWaiting
      placeholderExpiry
      bookTrainee {
        ...May
      }
      bookStaff {
        ...May
      }
      holdTrainee {
        ...May
      }
      holdStaff {
        ...May
      }
      joinWaitingList {
        ...May
      }
    }
    ${statusOrder.map(groupOf).join('\n')}
    waitingListEntries(where: { centre_event_id: $id }) {
      id
      position
      priority
      waitReason
      isNextEligible
      dateCreated
      dateModified
      can {
        action
        allowed
        why
      }
      participant {
        id
        fullName
        country {
          name
        }
      }
      author {
        fullName
      }
    }
  }

  ${page}

  fragment Use on LimitUse {
    maximum
    used
    placeholders
    free
    isOver
  }

  fragment May on SeatPermission {
    allowed
    code
    message
    overridable
  }
`);

/** One more page of a group. */
export const groupPageDocument: TypedDocumentNode<
  { readonly eventBookings: BookingPage },
  { readonly id: string; readonly status: BookingStatus; readonly page: number }
> = gql(`
  query EventBookingsPage($id: ID!, $status: BookingStatus!, $page: Int!) {
    eventBookings(
      first: ${groupPage}
      page: $page
      where: { centre_event_id: $id, booking_status: [$status] }
      orderBy: [{ column: NAME, order: ASC }]
    ) {
      ...Page
    }
  }
  ${page}
`);

export type CountrySeat = Pick<BoardBooking, 'consumesSeat' | 'country'>;

/** Whose limits the seats of an event count against (C6). */
export const countrySeatsDocument: TypedDocumentNode<
  {
    readonly eventBookings: {
      readonly data: readonly CountrySeat[];
      readonly paginatorInfo: { readonly hasMorePages: boolean };
    };
  },
  { readonly id: string; readonly page: number }
> = gql`
  query EventCountrySeats($id: ID!, $page: Int!) {
    eventBookings(
      first: 200
      page: $page
      where: {
        centre_event_id: $id
        booking_type: TRAINEE
        booking_status: [NOT_SET, NEW, PENDING, CONFIRMED]
      }
    ) {
      data {
        consumesSeat
        country {
          id
          name
        }
      }
      paginatorInfo {
        hasMorePages
      }
    }
  }
`;

/** The use of one country's limit; asked once for each country that has a booking. */
export const countryUseDocument: TypedDocumentNode<
  { readonly eventAvailability: { readonly country: LimitUse | null } | null },
  { readonly event: string; readonly country: string }
> = gql`
  query CountryUse($event: ID!, $country: ID!) {
    eventAvailability(centre_event_id: $event, country_id: $country) {
      country {
        maximum
        used
        placeholders
        free
        isOver
      }
    }
  }
`;
