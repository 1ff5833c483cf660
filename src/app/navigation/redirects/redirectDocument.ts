import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';

export const redirectDocument: TypedDocumentNode<
  { readonly redirectLookup: { readonly target: string | null } },
  { readonly path: string }
> = gql`
  query RedirectLookup($path: String!) {
    redirectLookup(path: $path) {
      target
    }
  }
`;
