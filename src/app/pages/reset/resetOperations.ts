import { gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client/core';
import type { Documents } from '#src/generated/contentOperations.ts';
import { useMemo } from 'react';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { type Call, useCallTo } from '#src/data/write/useCall.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';

export const requestResetPath = '/account/request-password-reset';

/** Tells the sign-in page why somebody comes to it. */
export const passwordChanged = 'password-changed';

export const sendResetMutation: Documents['SendPasswordResetEmailMutation'] = gql`
  mutation SendPasswordResetEmailMutation($username: String!) {
    sendPasswordResetEmail(input: { username: $username }) {
      success
    }
  }
`;

export const resetPasswordMutation: Documents['ResetUserPasswordMutation'] = gql`
  mutation ResetUserPasswordMutation($login: String!, $key: String!, $password: String!) {
    resetUserPassword(input: { login: $login, key: $key, password: $password }) {
      success
    }
  }
`;

/** One call of the content endpoint by somebody who is not signed in. */
export function useContentCall<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): Call<Data, Variables> {
  const { contentUrl } = useConfig();
  const client = useMemo(
    () => createContentClient({ uri: contentUrl, authToken: () => undefined }),
    [contentUrl],
  );
  return useCallTo(client, mutation);
}
