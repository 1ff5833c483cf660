import { Alert, Link as MuiLink } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { allows } from '#src/data/access/Permission.ts';
import { sectionIn, sectionPath } from '#src/screens/sectionInAddress.ts';
import { useEventWords } from '../eventWords.ts';
import { itemsAside, type EventOnDays } from './itemsAside.ts';

/** The event has been moved, its programme not yet: the way to where that is done, which says so itself. */
export const ProgrammeBanner = () => {
  const words = useEventWords();
  const section = sectionIn(useLocation().search);
  const event = useRecordContext<EventOnDays>();
  if (event === undefined || event.dateStart === null || !allows(event.can, 'update')) return null;
  const aside = itemsAside(event, event.dateStart, event.dateEnd);
  if (aside === 0 || section === 'agenda') return null;
  return (
    <Alert severity="warning" role="note">
      {words('move.aside', { smart_count: aside })}{' '}
      <MuiLink
        component={Link}
        to={sectionPath('events', event.id, 'agenda')}
        underline="always"
        color="inherit"
      >
        {words('move.to_agenda')}
      </MuiLink>
    </Alert>
  );
};
