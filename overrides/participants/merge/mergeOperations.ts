import { gql } from '@apollo/client';
import type { Documents, MergePreviewQuery } from '#src/generated/operations.ts';

export type MergePreview = NonNullable<MergePreviewQuery['participantMerge']>;
export type DoubleBooking = MergePreview['doubles'][number];

export const mergePreviewQuery: Documents['MergePreview'] = gql`
  query MergePreview($id: ID!, $duplicate: ID!) {
    participantMerge(id: $id, duplicate_id: $duplicate) {
      bookings
      waitingListEntries
      documents
      doubles {
        centreEventId
        eventName
        dateStart
        dateEnd
        keepsDuplicates
        own {
          ...BookingToKeep
        }
        duplicates {
          ...BookingToKeep
        }
      }
    }
  }
  fragment BookingToKeep on MergedBooking {
    id
    bookingStatus
    bookingType
    authorName
    dateCreated
  }
`;

export const mergeMutation: Documents['MergeParticipants'] = gql`
  mutation MergeParticipants($input: MergeParticipantsInput!) {
    mergeParticipants(input: $input) {
      id
    }
  }
`;
