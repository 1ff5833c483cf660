import { gql } from '@apollo/client/core';
import type { Documents, SavedViewsQuery } from '#src/generated/operations.ts';

export type ReadView = SavedViewsQuery['savedViews'][number];

export const savedViewsQuery: Documents['SavedViews'] = gql`
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

export const savedViewCountsQuery: Documents['SavedViewCounts'] = gql`
  query SavedViewCounts($ids: [ID!]!, $zone: String) {
    savedViewCounts(ids: $ids, zone: $zone) {
      id
      count
    }
  }
`;
