import { useQuery } from '@tanstack/react-query';
import { eventKinds, useKinds } from '#overrides/documents/index.ts';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { todayIn } from '#src/fields/date/days.ts';
import { useNow } from '#src/ui/useNow.ts';
import type { EventOnDays } from './itemsAside.ts';
import { journeysOutside, journeysQuery, outdatedOf, outdatedQuery } from './moveOperations.ts';

/** How many there are, and the filter of their list. */
interface Left {
  readonly count: number;
  readonly filter: Readonly<Record<string, unknown>>;
}

interface LeftBehind {
  readonly documents: Left;
  readonly journeys: Left;
}

/** How many documents and journeys do not suit the days of an event, for whoever may put them right while it is not over. */
export function useLeftBehind({ id, timeZone }: EventOnDays, first: string, last: string): LeftBehind {
  const ask = useAsk();
  const kinds = useKinds(eventKinds);
  const mayTravel = useMayIn('bookings', 'update').allowed;
  const isOver = last < todayIn(timeZone, useNow());
  const outdated = { centre_event_id: id, ...outdatedOf(kinds) };
  const outside = journeysOutside(id, first, last);
  const documents = useQuery({
    queryKey: ['generatedDocuments', 'leftBehind', outdated, first, last],
    queryFn: ({ signal }) => ask(outdatedQuery, { where: outdated }, signal),
    enabled: !isOver && kinds.length > 0,
  });
  const journeys = useQuery({
    queryKey: ['bookings', 'leftBehind', outside],
    queryFn: ({ signal }) => ask(journeysQuery, { where: outside }, signal),
    enabled: !isOver && mayTravel,
  });
  return {
    documents: {
      count: documents.data?.generatedDocuments.paginatorInfo.total ?? 0,
      filter: outdated,
    },
    journeys: { count: journeys.data?.eventBookings.paginatorInfo.total ?? 0, filter: outside },
  };
}
