import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type { PinnedViewsQuery, PinnedViewsQueryVariables } from '#src/generated/operations.ts';

export const pinnedViewsQuery: TypedDocumentNode<PinnedViewsQuery, PinnedViewsQueryVariables> = gql`
  query PinnedViews {
    savedViews(is_pinned: true) {
      id
      resource
      label
    }
  }
`;
