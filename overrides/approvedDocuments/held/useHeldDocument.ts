import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useDataClient } from '#src/data/DataClient.tsx';
import { centreDocumentQuery, eventDocumentQuery, type HeldDocument } from '../approvalOperations.ts';

/** What a document belongs to. */
export type Holder = 'event' | 'centre';

/** The document of the event or centre on the page, with what its own record does not say of it. */
export function useHeldDocument(holder: Holder): HeldDocument | undefined {
  const client = useDataClient();
  const id = String(useRecordContext()?.id ?? '');
  const { data } = useQuery({
    queryKey: ['approvedDocuments', holder, id],
    queryFn: async ({ signal }) => {
      const context = { fetchOptions: { signal } };
      const variables = { id };
      if (holder === 'centre') {
        const { data: answer } = await client.query({ query: centreDocumentQuery, variables, context });
        return answer.trainingCentre?.approvedDocument ?? null;
      }
      const { data: answer } = await client.query({ query: eventDocumentQuery, variables, context });
      return answer.centreEvent?.approvedDocument ?? null;
    },
  });
  return data ?? undefined;
}
