// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const approvedDocumentListOperation = gql`
  query ApprovedDocumentList {
    approvedDocuments {
      id
      name
      can {
        action
        allowed
        why
      }
      jobcode
      documentUrl
      author {
        id: ID
        fullName
      }
      approvedBy {
        id: ID
        fullName
      }
      dateApproved
      isCustomDocument
      dateCreated
      dateModified
    }
  }
`;

export const approvedDocumentPickOperation = gql`
  query ApprovedDocumentPick {
    approvedDocuments {
      id
      name
    }
  }
`;

export const approvedDocumentShowOperation = gql`
  query ApprovedDocumentShow($id: ID!) {
    approvedDocument(id: $id) {
      id
      name
      can {
        action
        allowed
        why
      }
      jobcode
      documentUrl
      author {
        id: ID
        fullName
      }
      approvedBy {
        id: ID
        fullName
      }
      dateApproved
      isCustomDocument
      dateCreated
      dateModified
    }
  }
`;
