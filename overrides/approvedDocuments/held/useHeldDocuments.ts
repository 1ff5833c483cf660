import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { heldDocumentsQuery, type HeldDocument } from '../approvalOperations.ts';

/** What documents belong to. */
export type Holder = 'event' | 'centre';

/** The documents of the event or centre on the page, read once for all who show them. */
export function useHeldDocuments(holder: Holder) {
  const ask = useAsk();
  const id = String(useRecordContext()?.id ?? '');
  return useQuery({
    queryKey: ['approvedDocuments', holder, id],
    queryFn: async ({ signal }): Promise<readonly HeldDocument[]> =>
      (await ask(heldDocumentsQuery, { [holder]: id }, signal)).approvedDocuments,
  });
}
