import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { heldDocumentsQuery, type HeldDocument } from '../approvalOperations.ts';

/** What documents belong to. */
export type Holder = 'event' | 'centre';

/** The documents of the event or centre on the page; undefined while they are not known. */
export function useHeldDocuments(holder: Holder): readonly HeldDocument[] | undefined {
  const ask = useAsk();
  const id = String(useRecordContext()?.id ?? '');
  const { data } = useQuery({
    queryKey: ['approvedDocuments', holder, id],
    queryFn: async ({ signal }) =>
      (await ask(heldDocumentsQuery, { [holder]: id }, signal)).approvedDocuments,
  });
  return data;
}
