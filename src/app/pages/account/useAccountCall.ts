import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { useCall, type Call } from '#src/data/write/useCall.ts';
import { useDataClient } from '#src/data/DataClient.tsx';

/** One change of one's own account. */
export const useAccountCall = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
): Call<Data, Variables> => useCall(useDataClient(), mutation);
