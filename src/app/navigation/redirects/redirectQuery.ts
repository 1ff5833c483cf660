import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

export const redirectQuery: Documents['RedirectLookup'] = gql`
  query RedirectLookup($path: String!) {
    redirectLookup(path: $path) {
      target
    }
  }
`;
