import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { mergePath } from '../mergePath.ts';
import { useRequestWords } from '../requests/requestWords.ts';
import { useMergeWords } from '../merge/mergeWords.ts';

/** Of two ticked participants the one that was ticked first is proposed to stay. */
export const MergeSelected = () => {
  const words = useMergeWords();
  const { selectedIds } = useListContext();
  const requestWords = useRequestWords();
  const [merge, ask] = [useMay('merge'), useMay('ask')];
  const [first, second, ...more] = selectedIds.map(String);
  if (!(merge.allowed || ask.allowed) || first === undefined || second === undefined || more.length > 0)
    return null;
  return (
    <Button component={RouterLink} to={mergePath(first, second)} size="small" color="inherit">
      {merge.allowed ? words('action.selected') : requestWords('ask.merge.selected')}
    </Button>
  );
};
