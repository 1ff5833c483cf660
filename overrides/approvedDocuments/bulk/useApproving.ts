import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
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

/** The selected documents as they are now, in their order, and how many are gone. */
export function useDocumentsToApprove(select: () => Promise<readonly string[]>, enabled: boolean) {
  const ask = useAsk();
  const turn = useId();
  return useQuery({
    // Each time it is opened anew.
    queryKey: ['approvedDocuments', 'toApprove', turn],
    queryFn: async ({ signal }) => {
      const ids = await select();
      const found: DocumentToApprove[] = [];
      for (let start = 0; start < ids.length; start += readAtOnce) {
        const some = ids.slice(start, start + readAtOnce);
        const answer = await ask(documentsToApproveQuery, { ids: some, first: some.length }, signal);
        found.push(...answer.approvedDocumentsPaginated.data);
      }
      const documents = ids.flatMap((id) => found.filter((document) => document.id === id));
      return { documents, gone: ids.length - documents.length };
    },
    enabled,
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
