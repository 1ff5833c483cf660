import type { ApolloClient } from '@apollo/client/core';
import { beginSsoMutation } from './ssoOperations.ts';

/** The address at the identity provider to go to; the server remembers where to go afterwards. */
export async function beginSignOn(client: ApolloClient<unknown>, redirectTo: string | null): Promise<string> {
  const { data } = await client.mutate({ mutation: beginSsoMutation, variables: { redirectTo } });
  const url = data?.beginSso?.authorizationUrl;
  if (!url?.startsWith('https://')) throw new Error('The server has not said where to sign in.');
  return url;
}
