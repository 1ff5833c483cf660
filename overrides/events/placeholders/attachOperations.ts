import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

/** P4: a booking that is given a participant is attached, whichever way; this one carries the version read (K6). */
export const attachMutation: Documents['AttachParticipant'] = gql`
  mutation AttachParticipant($input: UpdateEventBookingInput!) {
    updateEventBooking(input: $input) {
      id
    }
  }
`;

/** Name, city and country: enough to tell two of one name apart. */
export const candidatesQuery: Documents['AttachCandidates'] = gql`
  query AttachCandidates($text: String!) {
    participants(first: 20, where: { text_search: $text }, orderBy: [{ column: LAST_NAME, order: ASC }]) {
      data {
        id
        fullName
        city
        country {
          name
        }
      }
    }
  }
`;
