// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const exchangeRateSetListOperation = gql`
  query ExchangeRateSetList(
    $first: Int
    $page: Int
    $orderBy: [ExchangeRateSetOrderBy!]
    $sortBy: [ExchangeRateSetSortBy!]
    $where: ExchangeRateSetWhere
  ) {
    exchangeRateSets(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        base
        day
        can {
          action
          allowed
          why
        }
        source
        reason
        author {
          id: ID
          fullName
        }
        dateCreated
        lastUpdated
        inForce
        rateCount
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const exchangeRateSetPickOperation = gql`
  query ExchangeRateSetPick(
    $first: Int
    $page: Int
    $orderBy: [ExchangeRateSetOrderBy!]
    $sortBy: [ExchangeRateSetSortBy!]
    $where: ExchangeRateSetWhere
  ) {
    exchangeRateSets(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        base
        day
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const exchangeRateSetShowOperation = gql`
  query ExchangeRateSetShow($id: ID!) {
    exchangeRateSet(id: $id) {
      id
      base
      day
      can {
        action
        allowed
        why
      }
      source
      reason
      author {
        id: ID
        fullName
      }
      dateCreated
      lastUpdated
      inForce
      rateCount
      rates {
        base
        target
        rate
        lastUpdated
      }
    }
  }
`;
