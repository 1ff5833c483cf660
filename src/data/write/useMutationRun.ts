import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { useRefresh } from 'react-admin';
import { useCall, type Call } from './useCall.ts';

/**
 * One mutation from a button: what is on screen is asked again afterwards, so that all numbers agree. Also where it was
 * refused or no answer came: what was shown may be older than what it was refused for.
 */
export function useMutationRun<Data, Variables extends OperationVariables>(
  operation: TypedDocumentNode<Data, Variables>,
): Call<Data, Variables> {
  const refresh = useRefresh();
  const call = useCall(operation);
  const send: Call<Data, Variables>['send'] = async (...given) => {
    const outcome = await call.send(...given);
    if (outcome.refusal?.code !== 'UNAUTHENTICATED') refresh();
    return outcome;
  };
  return { ...call, send };
}
