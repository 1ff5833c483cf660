import EventIcon from '@mui/icons-material/EventOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { listPath } from '#src/data/list/listPath.ts';
import { useHomeWords } from './homeWords.ts';
import { HomePanel } from './HomePanel.tsx';
import { MoreLink } from './MoreRow.tsx';
import { UpcomingEvent, UpcomingEventSkeleton } from './UpcomingEvent.tsx';
import type { HomeData } from './homeQuery.ts';

interface UpcomingEventsProps {
  readonly page: HomeData['upcoming'] | undefined;
  readonly from: string;
  readonly before: string;
  readonly now: Date;
}

export const UpcomingEvents = ({ page, from, before, now }: UpcomingEventsProps) => {
  const words = useHomeWords();
  const sort = { field: 'dateStart', order: 'ASC' } as const;
  const all = listPath('events', { filter: { date_start_gte: from, date_start_lt: before }, sort });
  const total = page?.paginatorInfo.total;
  const more = total === undefined ? 0 : total - (page?.data.length ?? 0);
  const none = (
    <EmptyState
      icon={<EventIcon />}
      title={words('events_none')}
      text={words('events_none_text')}
      action={
        <Button
          variant="outlined"
          component={Link}
          to={listPath('events', { sort: { field: 'dateStart', order: 'DESC' } })}
        >
          {words('events_see')}
        </Button>
      }
    />
  );
  return (
    <HomePanel title={words('events')} to={all} total={total} see={words('events_see')}>
      {!page && Array.from({ length: 8 }, (_, index) => <UpcomingEventSkeleton key={index} />)}
      {page?.data.length === 0 && none}
      {page?.data.map((event) => (
        <UpcomingEvent key={event.id} event={event} now={now} />
      ))}
      {more > 0 && <MoreLink to={all}>{words('events_more', { smart_count: more })}</MoreLink>}
    </HomePanel>
  );
};
