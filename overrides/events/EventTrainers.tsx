import { useRecordContext } from 'react-admin';
import { eventFields, type EventRecord } from '#resources/events/index.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AgendaButton } from './AgendaButton.tsx';
import { useEventWords } from './eventWords.ts';

/** Who teaches; while nobody does, the way to where trainers are added. */
export const EventTrainers = () => {
  const words = useEventWords();
  const record = useRecordContext<EventRecord>();
  if (record === undefined || record.trainers.length > 0) return eventFields.trainers;
  return (
    <div className={wideInput}>
      <EmptyState
        title={words('trainers.none')}
        text={words('trainers.none_text')}
        action={<AgendaButton />}
      />
    </div>
  );
};
