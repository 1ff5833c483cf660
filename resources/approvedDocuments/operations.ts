// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const approvedDocumentListOperation = gql`
  query ApprovedDocumentList($state: ApprovalState) {
    approvedDocuments(state: $state) {
      id
      name
      can {
        action
        allowed
        why
      }
      jobcode
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
      isApprovalStale
      isAvailable
      state
      fileName
      fileSize
      pages
      runType
      template {
        id
        name
      }
      centreEvent {
        id
        name
        dateStart
        timeZone
      }
      trainingCentre {
        id
        name
      }
      dateNeeded
      dateWaiting
      dateWithdrawn
      withdrawnBy {
        id: ID
        fullName
      }
      withdrawnReason
      dateCreated
      dateModified
    }
  }
`;

export const approvedDocumentPickOperation = gql`
  query ApprovedDocumentPick($state: ApprovalState) {
    approvedDocuments(state: $state) {
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
      isApprovalStale
      isAvailable
      state
      currentHash
      changes {
        label
        field
        before
        after
      }
      history {
        event
        user {
          id: ID
          fullName
        }
        date
        hash
        jobcode
        reason
      }
      blocks
      consequences
      fileName
      fileHash
      fileSize
      pages
      approvedFilePath
      runType
      template {
        id
        name
      }
      centreEvent {
        id
        name
        dateStart
        timeZone
      }
      trainingCentre {
        id
        name
      }
      dateNeeded
      dateWaiting
      dateWithdrawn
      withdrawnBy {
        id: ID
        fullName
      }
      withdrawnReason
      dateCreated
      dateModified
    }
  }
`;
