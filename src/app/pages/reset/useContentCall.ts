import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { useMemo } from 'react';
import { createContentClient } from '#src/data/links/createContentClient.ts';
import { useCall, type Call } from '#src/data/write/useCall.ts';
import { useConfig } from '#src/config/ConfigContext.tsx';

/** One call of the content endpoint by somebody who is not signed in. */
export function useContentCall<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): Call<Data, Variables> {
  const { contentUrl } = useConfig();
  const client = useMemo(
    () => createContentClient({ uri: contentUrl, authToken: () => undefined }),
    [contentUrl],
  );
  return useCall(client, mutation);
}
