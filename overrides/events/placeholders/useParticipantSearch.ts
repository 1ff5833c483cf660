import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { searchQuery } from '#src/data/searchQuery.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { candidatesQuery } from './attachOperations.ts';

export interface Candidate {
  readonly id: string;
  readonly fullName: string;
  /** City and country. */
  readonly place: string;
}

export const minimumLetters = 2;

/** Participants by what is typed; nothing is asked before there is something to search for. */
export function useParticipantSearch(query: string): {
  readonly candidates: readonly Candidate[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
} {
  const client = useDataClient();
  const typed = query.trim();
  const text = useDebounced(typed, 200);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    ...searchQuery,
    queryKey: ['participants', 'attach', text],
    enabled: text.length >= minimumLetters,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const { data: found } = await client.query({
        query: candidatesQuery,
        variables: { text },
        context: { fetchOptions: { signal } },
      });
      return found.participants.data.map(({ id, fullName, city, country }) => ({
        id,
        fullName: fullName ?? '',
        place: [city, country?.name].filter(Boolean).join(', '),
      }));
    },
  });
  // What was found for other letters must not be under the hand when Enter is pressed.
  const isCurrent = text === typed && typed.length >= minimumLetters;
  return {
    candidates: isCurrent ? data : [],
    isSearching: typed.length >= minimumLetters && (isFetching || !isCurrent),
    hasFailed: isCurrent && isError,
  };
}
