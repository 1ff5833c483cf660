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

export const redirectListDocument = gql`
  query RedirectList($first: Int, $page: Int, $orderBy: [RedirectOrderBy!], $text_search: String) {
    redirects(first: $first, page: $page, orderBy: $orderBy, text_search: $text_search) {
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

export const redirectPickDocument = gql`
  query RedirectPick($first: Int, $page: Int, $orderBy: [RedirectOrderBy!], $text_search: String) {
    redirects(first: $first, page: $page, orderBy: $orderBy, text_search: $text_search) {
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

export const redirectShowDocument = gql`
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

export const redirectEditDocument = gql`
  query RedirectEdit($id: ID!) {
    redirect(id: $id) {
      ...RedirectForm
    }
  }
  ${redirectForm}
`;

export const redirectCreateDocument = gql`
  mutation CreateRedirect($input: CreateRedirectInput!) {
    createRedirect(input: $input) {
      ...RedirectForm
    }
  }
  ${redirectForm}
`;

export const redirectUpdateDocument = gql`
  mutation UpdateRedirect($input: UpdateRedirectInput!) {
    updateRedirect(input: $input) {
      ...RedirectForm
    }
  }
  ${redirectForm}
`;

export const redirectRemoveDocument = gql`
  mutation DeleteRedirect($id: ID!) {
    deleteRedirect(id: $id) {
      id
    }
  }
`;
