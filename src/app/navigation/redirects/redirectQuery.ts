import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import type { RedirectLookupQuery, RedirectLookupQueryVariables } from '#src/generated/operations.ts';

export const redirectQuery: TypedDocumentNode<RedirectLookupQuery, RedirectLookupQueryVariables> = gql`
  query RedirectLookup($path: String!) {
    redirectLookup(path: $path) {
      target
    }
  }
`;
