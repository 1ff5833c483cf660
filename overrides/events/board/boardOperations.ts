import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

/** How many of a group come at a time. */
export const groupPage = 50;
/** How many of those who wait; all of a longer line are in the waiting list. */
export const entriesShown = 100;

const page = gql`
  fragment BoardPage on EventBookingPaginator {
    data {
      id
      bookingStatus
      bookingType
      consumesSeat
      countryNotAllowed
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

/** Seats, bookings and waiting list of an event in one answer, so that their numbers are of one moment. */
export const boardQuery: Documents['EventBoard'] = gql`
  query EventBoard($id: ID!, $first: Int!, $entries: Int!) {
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
        ...BoardUse
      }
      staff {
        ...BoardUse
      }
      waitingList {
        ...BoardUse
      }
      user {
        ...BoardUse
      }
      usersOver {
        id
        name
        use {
          ...BoardUse
        }
      }
      eligibleWaiting
      placeholderExpiry
      bookTrainee {
        ...BoardPermission
      }
      bookStaff {
        ...BoardPermission
      }
      holdTrainee {
        ...BoardPermission
      }
      holdStaff {
        ...BoardPermission
      }
      joinWaitingList {
        ...BoardPermission
      }
    }
    CONFIRMED: eventBookings(
      first: $first
      where: { centre_event_id: $id, booking_status: [CONFIRMED] }
      orderBy: [{ column: NAME, order: ASC }]
    ) {
      ...BoardPage
    }
    PENDING: eventBookings(
      first: $first
      where: { centre_event_id: $id, booking_status: [PENDING] }
      orderBy: [{ column: NAME, order: ASC }]
    ) {
      ...BoardPage
    }
    NEW: eventBookings(
      first: $first
      where: { centre_event_id: $id, booking_status: [NEW] }
      orderBy: [{ column: NAME, order: ASC }]
    ) {
      ...BoardPage
    }
    NOT_SET: eventBookings(
      first: $first
      where: { centre_event_id: $id, booking_status: [NOT_SET] }
      orderBy: [{ column: NAME, order: ASC }]
    ) {
      ...BoardPage
    }
    CANCELLED: eventBookings(
      first: $first
      where: { centre_event_id: $id, booking_status: [CANCELLED] }
      orderBy: [{ column: NAME, order: ASC }]
    ) {
      ...BoardPage
    }
    waitingListEntriesPaginated(first: $entries, where: { centre_event_id: $id }) {
      data {
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
      paginatorInfo {
        total
      }
    }
  }

  fragment BoardUse on LimitUse {
    maximum
    used
    placeholders
    free
    isOver
  }

  fragment BoardPermission on SeatPermission {
    allowed
    code
    message
    overridable
  }
  ${page}
`;

/** One more page of a group. */
export const groupPageQuery: Documents['EventBookingsPage'] = gql`
  query EventBookingsPage($id: ID!, $status: BookingStatus!, $first: Int!, $page: Int!) {
    eventBookings(
      first: $first
      page: $page
      where: { centre_event_id: $id, booking_status: [$status] }
      orderBy: [{ column: NAME, order: ASC }]
    ) {
      ...BoardPage
    }
  }
  ${page}
`;

/** Whose limits the seats of an event count against (C6). */
export const countrySeatsQuery: Documents['EventCountrySeats'] = gql`
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
export const countryUseQuery: Documents['CountryUse'] = gql`
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
