import { type ApolloClient, gql } from '@apollo/client/core';
import { signedIn } from '../operations.ts';
import type { Documents } from '#src/generated/contentOperations.ts';

const beginSsoMutation: Documents['BeginSsoMutation'] = gql`
  mutation BeginSsoMutation($redirectTo: String) {
    beginSso(input: { provider: AZURE, redirectTo: $redirectTo }) {
      authorizationUrl
    }
  }
`;

export const ssoLoginMutation: Documents['SSOLoginMutation'] = gql`
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

/** The address at the identity provider to go to; the server remembers where to go afterwards. */
export async function beginSignOn(client: ApolloClient<unknown>, redirectTo: string | null): Promise<string> {
  const { data } = await client.mutate({ mutation: beginSsoMutation, variables: { redirectTo } });
  const url = data?.beginSso?.authorizationUrl;
  if (!url?.startsWith('https://')) throw new Error('The server has not said where to sign in.');
  return url;
}
