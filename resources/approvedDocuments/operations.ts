// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const approvedDocumentListOperation = gql`
  query ApprovedDocumentList(
    $first: Int
    $page: Int
    $sortBy: [ApprovedDocumentSortBy!]
    $where: ApprovedDocumentWhere
  ) {
    approvedDocumentsPaginated(first: $first, page: $page, sortBy: $sortBy, where: $where) {
      data {
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
        purpose
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
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const approvedDocumentPickOperation = gql`
  query ApprovedDocumentPick(
    $first: Int
    $page: Int
    $sortBy: [ApprovedDocumentSortBy!]
    $where: ApprovedDocumentWhere
  ) {
    approvedDocumentsPaginated(first: $first, page: $page, sortBy: $sortBy, where: $where) {
      data {
        id
        name
        centreEvent {
          name
        }
        dateNeeded
      }
      paginatorInfo {
        total
        hasMorePages
      }
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
      purpose
      runType
      runKey
      newerGuid
      whyNotAgain
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
