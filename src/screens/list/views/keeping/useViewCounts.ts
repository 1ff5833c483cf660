import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { viewersZone } from '#src/fields/dateTime/viewersZone.ts';
import { savedViewCountsQuery, viewsKey } from './savedViewOperations.ts';

/** Calm: once a minute while the window is in front. */
const interval = 60_000;
/** As many as one question takes. */
const atMost = 20;

/** How many records views have for the viewer, all in one question; none where they cannot be counted. */
export function useViewCounts(ids: readonly string[]): ReadonlyMap<string, number> {
  const ask = useAsk();
  const asked = ids.slice(0, atMost);
  const { data } = useQuery({
    queryKey: viewsKey('counts', ...asked),
    enabled: asked.length > 0,
    refetchInterval: interval,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await ask(savedViewCountsQuery, { ids: asked, zone: viewersZone() }, signal);
      return new Map(
        answer.savedViewCounts.flatMap(({ id, count }) => (count === null ? [] : [[id, count]])),
      );
    },
  });
  return data ?? noCounts;
}

const noCounts: ReadonlyMap<string, number> = new Map();
