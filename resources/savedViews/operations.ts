// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const savedViewListOperation = gql`
  query SavedViewList($resource: String, $is_pinned: Boolean) {
    savedViews(resource: $resource, is_pinned: $is_pinned) {
      id
      label
      can {
        action
        allowed
        why
      }
      resource
      audience
      role
      owner {
        id: ID
        fullName
      }
      dateCreated
      dateModified
    }
  }
`;

export const savedViewPickOperation = gql`
  query SavedViewPick($resource: String, $is_pinned: Boolean) {
    savedViews(resource: $resource, is_pinned: $is_pinned) {
      id
      label
    }
  }
`;

export const savedViewShowOperation = gql`
  query SavedViewShow($id: ID!) {
    savedView(id: $id) {
      id
      label
      can {
        action
        allowed
        why
      }
      resource
      audience
      role
      owner {
        id: ID
        fullName
      }
      dateCreated
      dateModified
    }
  }
`;

export const savedViewRemoveOperation = gql`
  mutation DeleteSavedView($id: ID!) {
    deleteSavedView(id: $id) {
      id
    }
  }
`;

export const savedViewRestoreOperation = gql`
  mutation RestoreSavedView($id: ID!) {
    restoreSavedView(id: $id) {
      id
    }
  }
`;
