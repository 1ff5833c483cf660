import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { useRefresh } from 'react-admin';
import { useDataClient } from '../DataClient.tsx';
import { useCall, type Call } from './useCall.ts';

/** One mutation from a button: what is on screen is asked again afterwards, so that all numbers agree. */
export const useMutationRun = <Data, Variables extends OperationVariables>(
  operation: TypedDocumentNode<Data, Variables>,
): Call<Data, Variables> => useCall(useDataClient(), operation, useRefresh());
