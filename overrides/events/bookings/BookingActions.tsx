import AddIcon from '@mui/icons-material/Add';
import PlaceholderIcon from '@mui/icons-material/EventSeatOutlined';
import QueueIcon from '@mui/icons-material/HourglassEmpty';
import { Box, Button } from '@mui/material';
import { useModal } from '../../../src/ui/modal/ModalHost.tsx';
import { wizardPaths } from '../../wizardPaths.ts';
import { AddLink } from '../board/AddLink.tsx';
import type { EventBoard } from '../board/Board.ts';
import { useEventWords } from '../eventWords.ts';
import { AddPlaceholders } from '../placeholders/AddPlaceholders.tsx';

/** What can be added, each with why not where it cannot. */
export const BookingActions = ({ board }: { readonly board: EventBoard }) => {
  const words = useEventWords();
  const modal = useModal();
  const { event, availability } = board;
  const addPlaceholders = () =>
    modal.open({
      title: words('placeholders.title'),
      content: <AddPlaceholders eventId={event.id} availability={availability} onClose={modal.close} />,
    });
  const isOpen = [availability.bookTrainee, availability.bookStaff].some(
    ({ allowed, overridable, code }) => allowed || overridable || code === 'COUNTRY_REQUIRED',
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <AddLink
        to={wizardPaths.addBooking(event.id)}
        label={words('add.booking')}
        icon={<AddIcon />}
        primary
        permissions={[availability.bookTrainee, availability.bookStaff]}
        refusedWord="add.not_booking"
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<PlaceholderIcon />}
        disabled={!isOpen}
        onClick={addPlaceholders}
      >
        {words('add.placeholders')}
      </Button>
      <AddLink
        to={wizardPaths.addWaitingList(event.id)}
        label={words('add.waiting')}
        icon={<QueueIcon />}
        permissions={[availability.joinWaitingList]}
        refusedWord="add.not_waiting"
      />
    </Box>
  );
};
