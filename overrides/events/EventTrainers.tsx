import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { eventFields, type EventRecord } from '#resources/events/index.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useEventWords } from './eventWords.ts';

/** Who teaches; while nobody does, the way to where trainers are added. */
export const EventTrainers = () => {
  const words = useEventWords();
  const record = useRecordContext<EventRecord>();
  const may = useMay('update', record).allowed;
  if (record === undefined || record.trainers.length > 0) return eventFields.trainers;
  const action = may && (
    <Button component={Link} to={sectionPath('events', record.id, 'agenda')} variant="outlined">
      {words('trainers.agenda')}
    </Button>
  );
  return (
    <div className={wideInput}>
      <EmptyState title={words('trainers.none')} text={words('trainers.none_text')} action={action} />
    </div>
  );
};
