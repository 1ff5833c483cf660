import { gql } from '@apollo/client/core';
import type { Documents, SavedViewsQuery } from '#src/generated/operations.ts';

/** What is known of views, for the cache; of one list, or of all. */
export const viewsKey = (...of: readonly string[]) => ['views', ...of] as const;

export const pinnedViewsQuery: Documents['PinnedViews'] = gql`
  query PinnedViews {
    savedViews(is_pinned: true) {
      id
      resource
      label
    }
  }
`;

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
