import EventIcon from '@mui/icons-material/EventOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { listPath } from '#src/data/list/listPath.ts';
import { createPath } from '#src/fields/relation/recordPath.ts';
import { useNewText } from '#src/fields/wording/useNewText.ts';
import { useHomeWords } from './homeWords.ts';
import { HomePanel } from './HomePanel.tsx';
import { MoreLink } from './MoreRow.tsx';
import { UpcomingEvent, UpcomingEventSkeleton } from './UpcomingEvent.tsx';
import type { HomeData } from './homeQuery.ts';

interface UpcomingEventsProps {
  readonly data: HomeData | undefined;
  readonly from: string;
  readonly before: string;
  readonly now: Date;
}

export const UpcomingEvents = ({ data, from, before, now }: UpcomingEventsProps) => {
  const words = useHomeWords();
  const page = data?.upcoming;
  const sort = { field: 'dateStart', order: 'ASC' } as const;
  const all = listPath('events', { filter: { date_start_gte: from, date_start_lt: before }, sort });
  const total = page?.paginatorInfo.total;
  const more = total === undefined ? 0 : total - (page?.data.length ?? 0);
  return (
    <HomePanel title={words('events')} to={all} total={total} see={words('events_see')}>
      {!page && Array.from({ length: 8 }, (_, index) => <UpcomingEventSkeleton key={index} />)}
      {page?.data.length === 0 && (data?.events.paginatorInfo.total === 0 ? <NoEventsYet /> : <NoneSoon />)}
      {page?.data.map((event) => (
        <UpcomingEvent key={event.id} event={event} now={now} />
      ))}
      {more > 0 && <MoreLink to={all}>{words('events_more', { smart_count: more })}</MoreLink>}
    </HomePanel>
  );
};

const NoneSoon = () => {
  const words = useHomeWords();
  const all = listPath('events', { sort: { field: 'dateStart', order: 'DESC' } });
  return (
    <EmptyState
      icon={<EventIcon />}
      title={words('events_none')}
      text={words('events_none_text')}
      action={
        <Button variant="outlined" component={Link} to={all}>
          {words('events_see')}
        </Button>
      }
    />
  );
};

/** What an empty house begins with, for those who may. */
const NoEventsYet = () => {
  const words = useHomeWords();
  const newText = useNewText();
  const mayCentre = useMayIn('centers', 'create').allowed;
  const mayEvent = useMayIn('events', 'create').allowed;
  if (!mayCentre || !mayEvent) return <NoneSoon />;
  return (
    <EmptyState
      icon={<EventIcon />}
      title={words('events_first')}
      text={words('events_first_text')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button variant="contained" component={Link} to={createPath('centers')}>
            {newText('centers')}
          </Button>
          <Button variant="outlined" component={Link} to={createPath('events')}>
            {newText('events')}
          </Button>
        </Box>
      }
    />
  );
};
