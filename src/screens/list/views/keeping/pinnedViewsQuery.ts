import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

export const pinnedViewsQuery: Documents['PinnedViews'] = gql`
  query PinnedViews {
    savedViews(is_pinned: true) {
      id
      resource
      label
    }
  }
`;
