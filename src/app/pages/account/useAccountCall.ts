import type { DocumentNode } from '@apollo/client/core';
import { useCall, type Call } from '../../../data/write/useCall.ts';
import { useDataClient } from '../../DataClient.tsx';

/** One change of one's own account. */
export const useAccountCall = <Data>(mutation: DocumentNode): Call<Data> =>
  useCall<Data>(useDataClient(), mutation);
