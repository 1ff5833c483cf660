// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const redirectForm = gql`
  fragment RedirectForm on Redirect {
    id
    path
    can {
      action
      allowed
      why
    }
    target
    notes
    dateModified
  }
`;

export const redirectListOperation = gql`
  query RedirectList(
    $first: Int
    $page: Int
    $orderBy: [RedirectOrderBy!]
    $sortBy: [RedirectSortBy!]
    $whereConditions: RedirectWhereConditions
    $text_search: String
    $trashed: Trashed
  ) {
    redirects(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      whereConditions: $whereConditions
      text_search: $text_search
      trashed: $trashed
    ) {
      data {
        id
        path
        can {
          action
          allowed
          why
        }
        target
        notes
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

export const redirectPickOperation = gql`
  query RedirectPick(
    $first: Int
    $page: Int
    $orderBy: [RedirectOrderBy!]
    $sortBy: [RedirectSortBy!]
    $whereConditions: RedirectWhereConditions
    $text_search: String
    $trashed: Trashed
  ) {
    redirects(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      whereConditions: $whereConditions
      text_search: $text_search
      trashed: $trashed
    ) {
      data {
        id
        path
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const redirectShowOperation = gql`
  query RedirectShow($id: ID!) {
    redirect(id: $id) {
      id
      path
      can {
        action
        allowed
        why
      }
      target
      notes
      dateCreated
      dateModified
    }
  }
`;

export const redirectEditOperation = gql`
  query RedirectEdit($id: ID!) {
    redirect(id: $id) {
      ...RedirectForm
    }
  }
  ${redirectForm}
`;

export const redirectCreateOperation = gql`
  mutation CreateRedirect($input: CreateRedirectInput!) {
    createRedirect(input: $input) {
      ...RedirectForm
    }
  }
  ${redirectForm}
`;

export const redirectUpdateOperation = gql`
  mutation UpdateRedirect($input: UpdateRedirectInput!) {
    updateRedirect(input: $input) {
      ...RedirectForm
    }
  }
  ${redirectForm}
`;

export const redirectRemoveOperation = gql`
  mutation DeleteRedirect($id: ID!) {
    deleteRedirect(id: $id) {
      id
    }
  }
`;

export const redirectRestoreOperation = gql`
  mutation RestoreRedirect($id: ID!) {
    restoreRedirect(id: $id) {
      id
    }
  }
`;
