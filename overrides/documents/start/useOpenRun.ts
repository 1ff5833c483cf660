import { gql } from '@apollo/client/core';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useCall } from '#src/data/write/useCall.ts';
import type { Documents } from '#src/generated/operations.ts';
import type { DocumentRunType } from '#src/generated/schema.ts';
import { runPath } from '../documentPaths.ts';
import type { RunParams } from './RunParams.ts';

const openRunMutation: Documents['OpenDocumentRun'] = gql`
  mutation OpenDocumentRun($runType: DocumentRunType!, $runParams: JSON!) {
    getOrCreateDocumentRun(runType: $runType, runParams: $runParams) {
      key
    }
  }
`;

/** Goes to the run of a kind, which is the same one whenever it is asked for again (M2). */
export function useOpenRun(onOpened: () => void = () => undefined): {
  readonly open: (runType: DocumentRunType, runParams: RunParams) => Promise<void>;
  readonly busy: boolean;
} {
  const notify = useNotify();
  const navigate = useNavigate();
  const { send, busy } = useCall(useDataClient(), openRunMutation);
  const open = async (runType: DocumentRunType, runParams: RunParams) => {
    const { data, refusal } = await send({ runType, runParams: JSON.stringify(runParams) });
    if (refusal) return notify(refusal.message, { type: 'error' });
    if (!data) return;
    onOpened();
    await navigate(runPath(data.getOrCreateDocumentRun.key));
  };
  return { open, busy };
}
