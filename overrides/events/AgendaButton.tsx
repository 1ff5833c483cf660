import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { EventRecord } from '#resources/events/index.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { useEventWords } from './eventWords.ts';

/** To where trainers are added, for whoever may. */
export const AgendaButton = () => {
  const words = useEventWords();
  const record = useRecordContext<EventRecord>();
  const may = useMay('update', record).allowed;
  if (record === undefined || !may) return null;
  return (
    <Button component={Link} to={sectionPath('events', record.id, 'agenda')} variant="outlined">
      {words('trainers.agenda')}
    </Button>
  );
};
