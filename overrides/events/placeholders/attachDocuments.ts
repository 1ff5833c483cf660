import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';

export const attachDocument = gql`
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

interface Found {
  readonly participants: {
    readonly data: readonly {
      readonly id: string;
      readonly fullName: string | null;
      readonly city: string | null;
      readonly country: { readonly name: string } | null;
    }[];
  };
}

/** Name, city and country: enough to tell two of one name apart. */
export const candidatesDocument: TypedDocumentNode<Found, { readonly text: string }> = gql`
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
