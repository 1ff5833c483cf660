import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useAsk, useDataClient } from '#src/data/DataClient.tsx';
import { mutateRows, type RowOutcome } from '#src/data/write/mutateRows.ts';
import { useWhenOnline } from '#src/data/write/useWhenOnline.ts';
import {
  approveDocumentMutation,
  documentsToApproveQuery,
  type DocumentToApprove,
} from '../approvalOperations.ts';

/** To compare what each says with what was approved takes a while. */
const readAtOnce = 50;

/** The selected documents as they are now, in their order; what is gone is left out. */
export function useDocumentsToApprove(ids: readonly string[]) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['approvedDocuments', 'toApprove', ids],
    queryFn: async ({ signal }) => {
      const found: DocumentToApprove[] = [];
      for (let start = 0; start < ids.length; start += readAtOnce) {
        const some = ids.slice(start, start + readAtOnce);
        const answer = await ask(documentsToApproveQuery, { ids: some, first: some.length }, signal);
        found.push(...answer.approvedDocumentsPaginated.data);
      }
      return ids.flatMap((id) => found.filter((document) => document.id === id));
    },
    // What somebody signs does not change under their hand (F4).
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

interface Signed {
  readonly document: DocumentToApprove;
  readonly jobcode: string;
}

/** Approves each as it was seen, in a transaction of its own (K4), and keeps what became of each. */
export function useApproving() {
  const client = useDataClient();
  const refresh = useRefresh();
  const online = useWhenOnline();
  const [busy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map());
  const approve = async (signed: readonly Signed[]): Promise<void> => {
    setBusy(true);
    try {
      await online();
    } catch {
      // Its page was left while it waited for the connection: nothing was sent.
      return;
    }
    try {
      const found = await mutateRows(client, {
        operation: approveDocumentMutation,
        field: 'approveDocument',
        rows: signed.map(({ document: { id, currentHash }, jobcode }) => ({
          input: { id, jobcode, current_hash: currentHash },
        })),
      });
      const known = signed.flatMap(({ document: { id } }, index) => {
        const outcome = found[index];
        return outcome === undefined ? [] : [[id, outcome] as const];
      });
      setOutcomes((before) => new Map([...before, ...known]));
      refresh();
    } finally {
      setBusy(false);
    }
  };
  return { approve, busy, outcomes };
}
