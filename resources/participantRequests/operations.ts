// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const participantRequestListOperation = gql`
  query ParticipantRequestList(
    $first: Int
    $page: Int
    $orderBy: [ParticipantRequestOrderBy!]
    $where: ParticipantRequestWhere
  ) {
    participantRequests(first: $first, page: $page, orderBy: $orderBy, where: $where) {
      data {
        id
        participant {
          fullName
          id
        }
        can {
          action
          allowed
          why
        }
        kind
        state
        deletedParticipant {
          id
          fullName
        }
        duplicate {
          id
          fullName
        }
        reason
        author {
          id: ID
          fullName
        }
        decidedBy {
          id: ID
          fullName
        }
        dateDecided
        dateCreated
        dateModified
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const participantRequestPickOperation = gql`
  query ParticipantRequestPick(
    $first: Int
    $page: Int
    $orderBy: [ParticipantRequestOrderBy!]
    $where: ParticipantRequestWhere
  ) {
    participantRequests(first: $first, page: $page, orderBy: $orderBy, where: $where) {
      data {
        id
        participant {
          fullName
        }
        author {
          fullName
        }
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const participantRequestShowOperation = gql`
  query ParticipantRequestShow($id: ID!) {
    participantRequest(id: $id) {
      id
      participant {
        fullName
        id
      }
      can {
        action
        allowed
        why
      }
      kind
      state
      deletedParticipant {
        id
        fullName
      }
      duplicate {
        id
        fullName
      }
      reason
      author {
        id: ID
        fullName
      }
      decidedBy {
        id: ID
        fullName
      }
      dateDecided
      answer
      dateCreated
      dateModified
    }
  }
`;
