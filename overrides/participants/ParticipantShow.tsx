import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useDocumentsSection } from '#overrides/documents/index.ts';
import {
  ParticipantShow as Generated,
  type ParticipantRecord,
  type ParticipantSource,
} from '#resources/participants/index.ts';
import { Replace } from '#src/screens/Replace.tsx';
import { useMergeWords } from './merge/mergeWords.ts';
import { mergePath } from './mergePath.ts';

/** A participant, with the documents made for them. */
export const ParticipantShow = () => (
  <Replace<ParticipantSource> actions={<MergeButton />} sections={useDocumentsSection('participant_id')}>
    <Generated />
  </Replace>
);

/** The way to a second record of the same person, for those who may make one of both (G3). */
const MergeButton = () => {
  const words = useMergeWords();
  const participant = useRecordContext<ParticipantRecord>();
  const may = participant?.can?.some(({ action, allowed }) => action === 'merge' && allowed) === true;
  if (participant === undefined || !may) return null;
  return (
    <Button component={RouterLink} to={mergePath(participant.id)} color="inherit">
      {words('action')}
    </Button>
  );
};
