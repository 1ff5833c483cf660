import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useRecordContext } from 'react-admin';
import type { ApprovedDocumentRecord } from '#resources/approvedDocuments/index.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { useNarrow } from '#src/fields/rows/useNarrow.ts';
import { staleChangesQuery, type Change } from '../approvalOperations.ts';
import type { ApprovalWords } from '../approvalWords.ts';
import { useApprovalWords } from '../useApprovalWords.ts';
import { useChangesInWords } from '../changes/useChangesInWords.ts';

type Row = Pick<
  ApprovedDocumentRecord,
  'id' | 'state' | 'fileName' | 'jobcode' | 'approvedBy' | 'withdrawnReason'
>;

/** What there is to know of a document as it stands: what changed since its approval, else who approved or why not. */
export const NoteField: FieldComponent = () => {
  const words = useApprovalWords();
  const inWords = useChangesInWords();
  const narrow = useNarrow();
  const record = useRecordContext<Row>();
  const changes = useStaleChanges(record);
  if (record === undefined) return null;
  const text = record.state === 'STALE' ? changes && inWords(changes) : noteOf(record, words);
  if (text === undefined) return null;
  if (text === '') return narrow ? null : <EmptyValue />;
  return (
    // As wide as the name: it is read where most else is scanned.
    <Box component="span" sx={{ '& .cell-text': { maxWidth: 'var(--name-width, 300px)' } }}>
      <TextCell text={text} />
    </Box>
  );
};
NoteField.needs = ['state', 'fileName', 'jobcode', 'approvedBy', 'withdrawnReason'] satisfies (keyof Row)[];
// A file has the columns that it is made of.
NoteField.csv = () => '';
// A card has a line for it below its facts.
NoteField.action = true;

function noteOf(
  { state, fileName, jobcode, approvedBy, withdrawnReason }: Row,
  words: ApprovalWords,
): string {
  switch (state) {
    case 'TO_APPROVE':
      return fileName === null ? words('note.file') : '';
    case 'APPROVED':
      return words('note.approved', { who: approvedBy?.fullName ?? '–', jobcode: jobcode ?? '–' });
    case 'WITHDRAWN':
      return withdrawnReason ?? '';
    case 'STALE':
      return '';
  }
}

/** Rows that are drawn as cards instead ask nothing anew. */
const fresh = 30_000;

/** Read once for all rows of the page. */
function useStaleChanges(record: Row | undefined): readonly Change[] | undefined {
  const ask = useAsk();
  const { data: rows = [] } = useListContext<Row>();
  const ids = rows.filter(({ state }) => state === 'STALE').map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['approvedDocuments', 'staleChanges', ids.toSorted()],
    enabled: record?.state === 'STALE',
    staleTime: fresh,
    queryFn: async ({ signal }) =>
      (await ask(staleChangesQuery, { ids, first: ids.length }, signal)).approvedDocumentsPaginated.data,
  });
  return data?.find(({ id }) => id === record?.id)?.changes;
}
