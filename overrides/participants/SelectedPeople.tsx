import { useTrash } from '#src/screens/list/selection/useTrash.ts';
import { useWhole } from '#src/screens/list/selection/wholeSelection.ts';
import { useListContext } from 'react-admin';
import { permissionFor } from '#src/data/access/Permission.ts';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { EraseButton } from './requests/EraseButton.tsx';
import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { mergePath } from './mergePath.ts';
import { useRequestWords } from './requests/requestWords.ts';
import { useMergeWords } from './merge/mergeWords.ts';

/** What is done with ticked participants beside what every list offers. */
export const SelectedPeople = () => (useTrash() ? <EraseSelected /> : <MergeSelected />);

/** Who is deleted has no page: one of them who is ticked is erased from the list of what was deleted (G5). */
const EraseSelected = () => {
  const { data = [], selectedIds } = useListContext<ParticipantRecord>();
  const participant = data.find(({ id }) => id === selectedIds[0]);
  if (participant === undefined || selectedIds.length > 1) return null;
  if (permissionFor(participant.can, 'erase')?.allowed !== true) return null;
  return <EraseButton participant={participant} look={{ variant: 'text', color: 'error' }} />;
};

/** Of two ticked participants the one that was ticked first is proposed to stay. */
const MergeSelected = () => {
  const words = useMergeWords();
  const { selectedIds } = useListContext();
  const requestWords = useRequestWords();
  const [merge, ask] = [useMay('merge'), useMay('ask')];
  const [first, second, ...more] = selectedIds.map(String);
  const isAll = useWhole(selectedIds);
  if (!(merge.allowed || ask.allowed) || isAll) return null;
  if (first === undefined || second === undefined || more.length > 0) return null;
  return (
    <Button component={RouterLink} to={mergePath(first, second)} size="small" color="inherit">
      {merge.allowed ? words('action.selected') : requestWords('ask.merge.selected')}
    </Button>
  );
};
