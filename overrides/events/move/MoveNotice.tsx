import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { listPath } from '#src/data/list/listPath.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import type { EventRecord } from '#resources/events/index.ts';
import { useEventWords } from '../eventWords.ts';
import { itemsAside, type EventOnDays } from './itemsAside.ts';
import { journeysOf, tellsOfDaysQuery } from './moveOperations.ts';
import { TrainersElsewhere } from './TrainersElsewhere.tsx';

/** What an event that is moved leaves to do, while its form can still be left. Asked once its days are others. */
export const MoveNotice = () => {
  const event = useRecordContext<EventRecord>();
  const [first, last] = useWatch<EventOnDays, ['dateStart', 'dateEnd']>({ name: ['dateStart', 'dateEnd'] });
  if (event === undefined || event.dateStart === null || !first) return null;
  if (first === event.dateStart && last === event.dateEnd) return null;
  return (
    <>
      <LeftToDo eventId={event.id} aside={itemsAside(event, first, last)} />
      <TrainersElsewhere event={event} first={first} last={last ?? first} />
    </>
  );
};

interface LeftToDoProps {
  readonly eventId: string;
  /** Items of the programme that lie on other days. */
  readonly aside: number;
}

const LeftToDo = ({ eventId, aside }: LeftToDoProps) => {
  const words = useEventWords();
  const ask = useAsk();
  const { data } = useQuery({
    queryKey: ['events', 'tellsOfDays', eventId],
    queryFn: ({ signal }) => ask(tellsOfDaysQuery, { id: eventId, journeys: journeysOf(eventId) }, signal),
  });
  if (data === undefined) return null;
  const journeys = data.journeys.paginatorInfo.total;
  const made = data.made.paginatorInfo.total;
  const sent = data.sent.paginatorInfo.total;
  const documents = [
    words('move.documents', { smart_count: made }),
    ...(sent > 0 ? [words('move.sent', { smart_count: sent })] : []),
  ];
  const left = [
    {
      count: aside,
      to: sectionPath('events', eventId, 'agenda'),
      text: words('move.programme', { smart_count: aside }),
    },
    {
      count: journeys,
      to: listPath('bookings', { filter: journeysOf(eventId) }),
      text: words('move.journeys', { smart_count: journeys }),
    },
    { count: made, to: sectionPath('events', eventId, 'documents'), text: documents.join(' ') },
  ].filter(({ count }) => count > 0);
  if (left.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {words('move.title')}
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {left.map(({ to, text }) => (
          <li key={to}>
            {/* What is filled in stays. */}
            <MuiLink component={Link} to={to} target="_blank" color="inherit" underline="always">
              {text}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
