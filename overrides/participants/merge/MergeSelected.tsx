import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { mergePath } from '../mergePath.ts';
import { useMergeWords } from './mergeWords.ts';

/** Of two ticked participants the one that was ticked first is proposed to stay. */
export const MergeSelected = () => {
  const words = useMergeWords();
  const { selectedIds } = useListContext();
  const may = useTypeAccess()?.can.some(({ action, allowed }) => action === 'merge' && allowed) === true;
  const [first, second, ...more] = selectedIds.map(String);
  if (!may || first === undefined || second === undefined || more.length > 0) return null;
  return (
    <Button component={RouterLink} to={mergePath(first, second)} size="small" color="inherit">
      {words('action.selected')}
    </Button>
  );
};
