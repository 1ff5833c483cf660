import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  SavedViewCountsQuery,
  SavedViewCountsQueryVariables,
  SavedViewsQuery,
  SavedViewsQueryVariables,
} from '#src/generated/operations.ts';

export type ReadView = SavedViewsQuery['savedViews'][number];

export const savedViewsQuery: TypedDocumentNode<SavedViewsQuery, SavedViewsQueryVariables> = gql`
  query SavedViews($resource: String) {
    savedViews(resource: $resource) {
      id
      label
      audience
      role
      look
      isPinned
      watch
      watchProblem
      isDefault
      defaultRoles
      dateModified
      owner {
        id: ID
        fullName
      }
      can {
        action
        allowed
        why
      }
    }
  }
`;

export const savedViewCountsQuery: TypedDocumentNode<SavedViewCountsQuery, SavedViewCountsQueryVariables> =
  gql`
    query SavedViewCounts($ids: [ID!]!, $zone: String) {
      savedViewCounts(ids: $ids, zone: $zone) {
        id
        count
      }
    }
  `;
