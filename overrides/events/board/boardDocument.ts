import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import type { Board, LimitUse } from './Board.ts';

/** Seats, bookings and waiting list of an event in one answer, so that their numbers are of one moment. */
export const boardDocument: TypedDocumentNode<Board, { readonly id: string }> = gql`
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
      joinWaitingList {
        ...May
      }
    }
    eventBookings(first: 200, where: { centre_event_id: $id }, orderBy: [{ column: NAME, order: ASC }]) {
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
