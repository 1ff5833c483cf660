import { Button } from '@mui/material';
import { Link } from 'react-router';
import { trainerFields } from '#resources/trainers/index.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { NoneRelated } from '#src/fields/related/RelatedField.tsx';
import { useTrainerWords } from './trainerWords.ts';

/** Where a trainer has taught and will teach; while that is nowhere, the way to an event. */
export const TrainerEvents = () => {
  const words = useTrainerWords();
  const may = useMayIn('events', 'update').allowed;
  const action = may && (
    <Button component={Link} to={listPath('events')} variant="outlined">
      {words('events.choose')}
    </Button>
  );
  return (
    <NoneRelated value={{ text: words('events.none'), action }}>{trainerFields.centreEvents}</NoneRelated>
  );
};
