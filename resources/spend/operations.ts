// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const spendListOperation = gql`
  query SpendList(
    $first: Int
    $page: Int
    $orderBy: [ReportableSpendOrderBy!]
    $sortBy: [ReportableSpendSortBy!]
    $where: ReportableSpendWhere
  ) {
    reportableSpend(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        name
        participant {
          id
          fullName
        }
        centreEvent {
          id
          name
          dateStart
          timeZone
        }
        country {
          id
          name
        }
        dateStart
        dateEnd
        costCategory {
          id
          path
        }
        lineAmount
        sharedBy
        amount
        currency
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const spendPickOperation = gql`
  query SpendPick(
    $first: Int
    $page: Int
    $orderBy: [ReportableSpendOrderBy!]
    $sortBy: [ReportableSpendSortBy!]
    $where: ReportableSpendWhere
  ) {
    reportableSpend(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
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
