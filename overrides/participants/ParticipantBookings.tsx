import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { participantFields, type ParticipantRecord } from '#resources/participants/index.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { NoneRelated } from '#src/fields/related/RelatedField.tsx';
import { useParticipantWords } from './participantWords.ts';

const toBook = listPath('events', { filter: { restrict_by_current_user: true } });

/** Where somebody was and will be; while that is nowhere, the way to an event. Who was erased goes nowhere any more. */
export const ParticipantBookings = () => {
  const words = useParticipantWords();
  const may = useMayIn('bookings', 'create').allowed;
  const isErased = useRecordContext<ParticipantRecord>()?.erasedAt != null;
  const first = {
    text: words('bookings.none'),
    action: (
      <Button component={Link} to={toBook} variant="outlined">
        {words('bookings.choose')}
      </Button>
    ),
  };
  return <NoneRelated value={may && !isErased ? first : {}}>{participantFields.eventBookings}</NoneRelated>;
};
