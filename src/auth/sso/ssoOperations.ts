import { gql } from '@apollo/client/core';
import { signedIn } from '../operations.ts';

export const beginSsoMutation = gql`
  mutation BeginSsoMutation($redirectTo: String) {
    beginSso(input: { provider: AZURE, redirectTo: $redirectTo }) {
      authorizationUrl
    }
  }
`;

export const ssoLoginMutation = gql`
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
