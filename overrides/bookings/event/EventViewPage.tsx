import { Box, Button } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router';
import { isGone } from '#src/data/errors/failureOf.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { wizardPaths } from '../wizardPaths.ts';
import { useAvailability, useWizardEvent } from '../wizard/data/useWizardEvent.ts';
import { useRecordWords } from '../words/useRecordWords.ts';
import { AvailabilityPanel } from './AvailabilityPanel.tsx';
import { EventHead } from './EventHead.tsx';
import { EventPeople } from './EventPeople.tsx';

/** The seats of an event: what is free, who has them, who waits; and the way into the wizard. */
export const EventViewPage = () => {
  const words = useRecordWords();
  const { id = '' } = useParams();
  const { data: event, error, refetch } = useWizardEvent(id);
  const availability = useAvailability(id);
  const mayBook = useMayIn('bookings', 'create').allowed;
  if (event === undefined || isGone(error))
    return <RecordAwaited error={error} refetch={refetch} resource="events" />;
  const room = availability.data;
  const canBook =
    room === undefined || room.bookTrainee.allowed || room.bookStaff.allowed || room.bookTrainee.overridable;
  // W2: while seats are free the line is open to those whom a limit blocks, whoever that is.
  const canWait =
    room === undefined || room.joinWaitingList.allowed || room.joinWaitingList.code === 'WAITING_NOT_NEEDED';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1120, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={words('title.event', { event: event.name })} />
      <EventHead
        title={words('title.seats')}
        event={event}
        actions={
          mayBook && (
            <>
              {canWait && (
                <Button
                  component={RouterLink}
                  to={wizardPaths.addWaitingList(id)}
                  variant={canBook ? 'outlined' : 'contained'}
                >
                  {words('title.entry')}
                </Button>
              )}
              <Button
                component={RouterLink}
                to={wizardPaths.addBooking(id)}
                variant={canBook ? 'contained' : 'outlined'}
              >
                {words('title.booking')}
              </Button>
            </>
          )
        }
      />
      <AvailabilityPanel
        availability={room}
        failure={availability.error}
        onRetry={() => void availability.refetch()}
      />
      <EventPeople eventId={id} />
    </Box>
  );
};
