import { useGetOne } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { ErrorScreen } from '#src/ui/ErrorScreen.tsx';
import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { MergeForm } from './MergeForm.tsx';
import { mergePreviewQuery } from './mergeOperations.ts';
import { useMergeWords } from './mergeWords.ts';

interface MergeTwoProps {
  readonly own: ParticipantRecord;
  readonly duplicateId: string;
  readonly onOther: () => void;
}

/** Reads the second record and what merging would do, and then asks. */
export const MergeTwo = ({ own, duplicateId, onOther }: MergeTwoProps) => {
  const words = useMergeWords();
  const ask = useAsk();
  const duplicate = useGetOne<ParticipantRecord>('participants', { id: duplicateId });
  const preview = useQuery({
    queryKey: ['participants', 'merge', own.id, duplicateId],
    queryFn: async ({ signal }) =>
      (await ask(mergePreviewQuery, { id: own.id, duplicate: duplicateId }, signal)).participantMerge,
  });
  if (preview.data === null)
    return (
      <ErrorScreen within status={403} title={words('refused')} message={words('refused_text')}>
        <Button component={RouterLink} to={recordPath('participants', own.id)} variant="outlined">
          {words('back')}
        </Button>
      </ErrorScreen>
    );
  if (duplicate.data === undefined || preview.data === undefined)
    return (
      <RecordAwaited
        error={duplicate.error ?? preview.error}
        refetch={() => Promise.all([duplicate.refetch(), preview.refetch()])}
        resource="participants"
      />
    );
  return <MergeForm own={own} duplicate={duplicate.data} preview={preview.data} onOther={onOther} />;
};
