import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { elsewhereQuery } from './elsewhereQuery.ts';

/** The events of a trainer around these days, but for one. */
export function useElsewhere(eventId: string, trainerId: string | undefined, days: readonly string[]) {
  const ask = useAsk();
  const trainerIds = trainerId === undefined ? [] : [trainerId];
  const query = useQuery(elsewhereQuery(ask, { eventId, trainerIds, days }));
  return { ...query, others: query.data ?? [] };
}
