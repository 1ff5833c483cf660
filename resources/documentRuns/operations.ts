// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const documentRunEntryListOperation = gql`
  query DocumentRunEntryList(
    $first: Int
    $page: Int
    $orderBy: [DocumentRunOrderBy!]
    $sortBy: [DocumentRunSortBy!]
    $where: DocumentRunWhere
  ) {
    documentRuns(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        name
        key
        runType
        centreEvent {
          id
          name
          dateStart
          timeZone
        }
        author {
          id: ID
          fullName
        }
        generatedCount
        dateGenerated
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

export const documentRunEntryPickOperation = gql`
  query DocumentRunEntryPick(
    $first: Int
    $page: Int
    $orderBy: [DocumentRunOrderBy!]
    $sortBy: [DocumentRunSortBy!]
    $where: DocumentRunWhere
  ) {
    documentRuns(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        name
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;
