import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

/** One booking as the preview needs it; asked once per selected booking in one request. */
export const bulkBookingQuery: Documents['BulkBooking'] = gql`
  query BulkBooking($id: ID!) {
    eventBooking(id: $id) {
      id
      bookingStatus
      bookingType
      consumesSeat
      collectStatus
      collectMissing
      dateModified
      participant {
        id
        fullName
      }
      country {
        id
        name
      }
      centreEvent {
        id
        name
        isFull
        waitingListCount
        authorisationObtained
        contractExecuted
        trainingCentre {
          id
          authorisationRequired
          contractRequired
        }
      }
      can {
        action
        allowed
        why
      }
    }
  }
`;

export const bulkStatusMutation: Documents['BulkStatus'] = gql`
  mutation BulkStatus($input: UpdateEventBookingInput!) {
    updateEventBooking(input: $input) {
      id
    }
  }
`;
