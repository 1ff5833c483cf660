import { gql } from '@apollo/client';
import type { Documents, OpenRequestsQuery } from '#src/generated/operations.ts';

export type OpenRequest = OpenRequestsQuery['participantRequests']['data'][number];

export const openRequestsQuery: Documents['OpenRequests'] = gql`
  query OpenRequests($participant: ID!) {
    participantRequests(first: 20, where: { participant_id: $participant, state: OPEN }) {
      data {
        id
        kind
        reason
        dateCreated
        dateModified
        author {
          ID
          fullName
        }
        participant {
          id
          fullName
        }
        duplicate {
          id
          fullName
        }
        can {
          action
          allowed
          why
        }
      }
    }
  }
`;

export const askForMergeMutation: Documents['AskForMerge'] = gql`
  mutation AskForMerge($input: AskForMergeInput!) {
    askForMerge(input: $input) {
      id
    }
  }
`;

export const askForErasureMutation: Documents['AskForErasure'] = gql`
  mutation AskForErasure($input: AskForErasureInput!) {
    askForErasure(input: $input) {
      id
    }
  }
`;

export const declineMutation: Documents['DeclineRequest'] = gql`
  mutation DeclineRequest($input: DeclineParticipantRequestInput!) {
    declineParticipantRequest(input: $input) {
      id
    }
  }
`;

export const withdrawMutation: Documents['WithdrawRequest'] = gql`
  mutation WithdrawRequest($id: ID!) {
    withdrawParticipantRequest(id: $id) {
      id
    }
  }
`;
