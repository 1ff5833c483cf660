import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { type SetBefore, setBeforeQuery, type SetInForce } from '../rateOperations.ts';

interface Before {
  /** Undefined where there is none, and while it is asked for. */
  readonly set: SetBefore | undefined;
  readonly isKnown: boolean;
  readonly error: Error | null;
}

/** The set that rates of that day follow: the one in force, or for an earlier day the one that was in force then. */
export function useSetBefore(base: string, inForce: SetInForce | undefined, day: string): Before {
  const ask = useAsk();
  const isEarlier = inForce !== undefined && day !== '' && day < inForce.day;
  const { data, error } = useQuery({
    queryKey: ['exchangeRateSets', 'before', base, day],
    queryFn: ({ signal }) => ask(setBeforeQuery, { base, day }, signal),
    enabled: isEarlier,
  });
  if (!isEarlier) return { set: inForce, isKnown: true, error: null };
  return { set: data?.exchangeRateSets.data[0], isKnown: data !== undefined, error };
}
