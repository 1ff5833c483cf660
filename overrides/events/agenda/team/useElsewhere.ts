import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import type { TimedItem } from '../model/Programme.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { elsewhereQuery } from './elsewhereQuery.ts';

/** The other events of a trainer around these items. */
export function useElsewhere(trainerId: string | undefined, items: readonly TimedItem[]) {
  const ask = useAsk();
  const { event } = useProgramme();
  const days = items.map(({ day }) => day);
  const trainerIds = trainerId === undefined ? [] : [trainerId];
  const query = useQuery(elsewhereQuery(ask, { eventId: event.id, trainerIds, days }));
  return { ...query, others: query.data ?? [] };
}
