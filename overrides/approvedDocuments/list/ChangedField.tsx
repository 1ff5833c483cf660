import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { staleChangesQuery } from '../approvalOperations.ts';
import { useChangesInWords } from '../changes/useChangesInWords.ts';

type Row = Pick<ApprovedDocumentRecord, 'id' | 'state'>;

/** Read once for all rows of the list. */
function useStaleChanges(isWanted: boolean) {
  const client = useDataClient();
  const { data } = useQuery({
    queryKey: ['approvedDocuments', 'staleChanges'],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const context = { fetchOptions: { signal } };
      return (await client.query({ query: staleChangesQuery, context })).data.approvedDocuments;
    },
  });
  return data;
}

/** What changed since the approval, in a few words; of a document that is as it was there is nothing to say. */
export const ChangedField: FieldComponent = () => {
  const record = useRecordContext<Row>();
  const say = useChangesInWords();
  const isStale = record?.state === 'STALE';
  const changes = useStaleChanges(isStale)?.find(({ id }) => id === record?.id)?.changes;
  return isStale && changes !== undefined ? <TextCell text={say(changes)} /> : null;
};
ChangedField.needs = ['state'] satisfies (keyof Row)[];
// A card has a line for it below its facts.
ChangedField.action = true;
ChangedField.csv = () => '';
