import { gql } from '@apollo/client/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataClient } from '#src/data/DataClient.tsx';
import { idempotencyKey } from '#src/data/write/idempotencyKey.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { taskParts } from '#src/data/task/taskParts.ts';
import type { Documents } from '#src/generated/operations.ts';
import type { Run } from '../run/runOperations.ts';
import { runKey } from '../run/useRun.ts';

const generateMutation: Documents['GenerateDocuments'] = gql`
  mutation GenerateDocuments($input: GenerateDocumentsInput!) {
    generateDocuments(input: $input) {
      ...TaskParts
    }
  }
  ${taskParts}
`;

export interface Wanted {
  /** All that nothing blocks where left out. */
  readonly impressions?: readonly string[];
  readonly combined: boolean;
}

/** Makes documents of a run, once per click however often it is sent (K5). */
export function useMaking(run: Run) {
  const queries = useQueryClient();
  const { send, ...call } = useCall(useDataClient(), generateMutation);
  const [click, setClick] = useState(idempotencyKey);
  const make = async ({ impressions, combined }: Wanted, reason?: string): Promise<void> => {
    const { data, refusal } = await send({
      input: {
        key: run.key,
        combined,
        idempotency_key: click,
        ...(impressions === undefined ? {} : { impressions: [...impressions] }),
        ...(reason === undefined ? {} : { reason }),
      },
    });
    // Where no answer came, it may have been heard: sent again it is the same click.
    if (data || refusal?.code !== undefined) setClick(idempotencyKey());
    if (data)
      queries.setQueryData<Run>(runKey(run.key), (now) => now && { ...now, task: data.generateDocuments });
  };
  return { make, ...call };
}
