import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

export const attachMutation: Documents['AttachParticipant'] = gql`
  mutation AttachParticipant($event_booking_id: ID!, $participant_id: ID!, $override_reason: String) {
    attachParticipantToEventBooking(
      event_booking_id: $event_booking_id
      participant_id: $participant_id
      override_reason: $override_reason
    ) {
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
