import { gql, type TypedDocumentNode } from '@apollo/client/core';
import { signedIn } from '../operations.ts';
import type {
  BeginSsoMutation,
  BeginSsoMutationVariables,
  SSOLoginMutation,
  SSOLoginMutationVariables,
} from '#src/generated/contentOperations.ts';

export const beginSsoMutation: TypedDocumentNode<BeginSsoMutation, BeginSsoMutationVariables> = gql`
  mutation BeginSsoMutation($redirectTo: String) {
    beginSso(input: { provider: AZURE, redirectTo: $redirectTo }) {
      authorizationUrl
    }
  }
`;

export const ssoLoginMutation: TypedDocumentNode<SSOLoginMutation, SSOLoginMutationVariables> = gql`
  mutation SSOLoginMutation($response: OAuthProviderResponseInput!) {
    login(input: { provider: AZURE, oauthResponse: $response }) {
      ...SignedIn
      sso {
        idToken
        redirectTo
      }
    }
  }
  ${signedIn}
`;
