import AddIcon from '@mui/icons-material/Add';
import PlaceholderIcon from '@mui/icons-material/EventSeatOutlined';
import QueueIcon from '@mui/icons-material/HourglassEmpty';
import { Button } from '@mui/material';
import { useId } from 'react';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import { wizardPaths } from '#overrides/bookings/index.ts';
import { AddLink, AddRow } from '../board/AddLink.tsx';
import type { EventBoard } from '../board/Board.ts';
import { whyNot, whyNotWait } from '../board/whyNot.ts';
import { useEventWords } from '../eventWords.ts';
import { AddPlaceholders } from '../placeholders/AddPlaceholders.tsx';

/** What can be added, and why not where it cannot. */
export const BookingActions = ({ board }: { readonly board: Pick<EventBoard, 'event' | 'availability'> }) => {
  const words = useEventWords();
  const modal = useModal();
  const [bookingId, holdingId, waitingId] = [useId(), useId(), useId()];
  const { event, availability } = board;
  const { bookTrainee, bookStaff, holdTrainee, holdStaff } = availability;
  const booking = whyNot([bookTrainee, bookStaff], 'add.not_booking');
  const held = whyNot([holdTrainee, holdStaff], 'add.not_holding');
  // Once is enough where both ways are closed for the same reason.
  const holding = { ...held, why: held.why?.message === booking.why?.message ? undefined : held.why };
  const waiting = whyNotWait(board);
  // Whose limit counts is asked in the dialog.
  const canHold = holding.isOpen || holdTrainee.code === 'COUNTRY_REQUIRED';
  const addPlaceholders = () =>
    modal.open({
      title: words('placeholders.title'),
      preventCloseNotice: words('placeholders.wait'),
      content: <AddPlaceholders eventId={event.id} availability={availability} onClose={modal.close} />,
    });
  return (
    <AddRow
      ways={[
        [bookingId, booking],
        [holdingId, holding],
        [waitingId, waiting],
      ]}
    >
      <AddLink
        to={wizardPaths.addBooking(event.id)}
        label={words('add.booking')}
        icon={<AddIcon />}
        primary
        way={booking}
        whyId={bookingId}
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<PlaceholderIcon />}
        disabled={!canHold}
        {...(holding.why === undefined ? {} : { 'aria-describedby': holdingId })}
        onClick={addPlaceholders}
      >
        {words('add.placeholders')}
      </Button>
      <AddLink
        to={wizardPaths.addWaitingList(event.id)}
        label={words('add.waiting')}
        icon={<QueueIcon />}
        way={waiting}
        whyId={waitingId}
      />
    </AddRow>
  );
};
