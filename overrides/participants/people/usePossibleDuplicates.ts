import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { duplicateConditions, duplicatesAmong, type Duplicate } from './duplicates.ts';
import type { NewPerson } from './Person.ts';
import { possibleDuplicatesQuery } from './personOperations.ts';

interface PossibleDuplicates {
  /** Undefined until it is known. */
  readonly duplicates: readonly Duplicate[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const nobody: readonly Duplicate[] = [];

/** G3: who may be the same person, `except` the record itself where it is one already. */
export function usePossibleDuplicates(person: NewPerson, except?: string): PossibleDuplicates {
  const ask = useAsk();
  const conditions = duplicateConditions(person);
  const { data, error, refetch } = useQuery({
    queryKey: ['participants', 'duplicates', conditions],
    enabled: conditions !== undefined,
    queryFn: async ({ signal }) =>
      (await ask(possibleDuplicatesQuery, { conditions }, signal)).participants.data,
    // Judged anew by what is typed by now: the warning does not come and go with each letter.
    placeholderData: keepPreviousData,
  });
  const others = data?.filter(({ id }) => id !== except);
  const duplicates = conditions === undefined ? nobody : others && duplicatesAmong(others, person);
  return { duplicates, error, refetch };
}
