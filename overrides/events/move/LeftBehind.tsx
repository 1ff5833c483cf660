import { Alert, Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { allows } from '#src/data/access/Permission.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { sectionIn, sectionPath } from '#src/screens/sectionInAddress.ts';
import { useEventWords } from '../eventWords.ts';
import { itemsAside, type EventOnDays } from './itemsAside.ts';
import { useLeftBehind } from './useLeftBehind.ts';

interface LeftBehindProps {
  /** What it says of, where that is not the page. */
  readonly title?: ReactNode;
}

/** What does not lie on the days of the event, of what the viewer may change: how much of it, and the way there. */
export const LeftBehind = ({ title }: LeftBehindProps) => {
  const event = useRecordContext<EventOnDays>();
  return event === undefined || event.dateStart === null ? null : (
    <OfEvent event={event} first={event.dateStart} title={title} />
  );
};

const OfEvent = ({
  event,
  first,
  title,
}: LeftBehindProps & { readonly event: EventOnDays; readonly first: string }) => {
  const words = useEventWords();
  // The agenda says so itself.
  const isAgenda = sectionIn(useLocation().search) === 'agenda';
  const { id, dateEnd } = event;
  const last = dateEnd ?? first;
  const aside = isAgenda || !allows(event.can, 'update') ? 0 : itemsAside(event, first, last);
  const { documents, journeys } = useLeftBehind(event, first, last);
  const left = [
    {
      count: aside,
      to: sectionPath('events', id, 'agenda'),
      text: words('left.programme', { smart_count: aside }),
    },
    {
      count: documents.count,
      to: listPath('generatedDocuments', { filter: documents.filter }),
      text: words('left.documents', { smart_count: documents.count }),
    },
    {
      count: journeys.count,
      to: listPath('bookings', { filter: journeys.filter }),
      text: words('left.journeys', { smart_count: journeys.count }),
    },
  ].filter(({ count }) => count > 0);
  if (left.length === 0) return null;
  return (
    // Whoever comes for a part of an event travels so on purpose: nothing to warn of by itself.
    <Alert severity={aside + documents.count > 0 ? 'warning' : 'info'} role="note">
      {title}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {left.map(({ to, text }) => (
          <li key={to}>
            <MuiLink component={Link} to={to} color="inherit" underline="always">
              {text}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
