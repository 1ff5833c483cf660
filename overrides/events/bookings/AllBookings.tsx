import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import { listPath } from '#src/data/list/listPath.ts';
import { useEventWords } from '../eventWords.ts';

/** The way to where bookings of the event are sorted, filtered, changed together and exported. */
export const AllBookings = ({ eventId }: { readonly eventId: string }) => {
  const words = useEventWords();
  return (
    <MuiLink
      component={Link}
      to={listPath('bookings', { filter: { centre_event_id: eventId } })}
      sx={{ justifySelf: 'start' }}
    >
      {words('bookings.list')}
    </MuiLink>
  );
};
