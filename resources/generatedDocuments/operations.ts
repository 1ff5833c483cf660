// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const generatedDocumentListOperation = gql`
  query GeneratedDocumentList(
    $first: Int
    $page: Int
    $orderBy: [GeneratedDocumentOrderBy!]
    $sortBy: [GeneratedDocumentSortBy!]
    $where: GeneratedDocumentWhere
  ) {
    generatedDocuments(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        title
        guid
        fileName
        fileSize
        pages
        runType
        runKey
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
        eventBooking {
          id
          participant {
            fullName
          }
          centreEvent {
            name
          }
        }
        participant {
          id
          fullName
        }
        trainer {
          id
          fullName
        }
        author {
          id: ID
          fullName
        }
        dateSent
        isOutdated
        dateMailFailed
        dateCreated
        dateFileDeleted
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const generatedDocumentPickOperation = gql`
  query GeneratedDocumentPick(
    $first: Int
    $page: Int
    $orderBy: [GeneratedDocumentOrderBy!]
    $sortBy: [GeneratedDocumentSortBy!]
    $where: GeneratedDocumentWhere
  ) {
    generatedDocuments(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        title
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;
