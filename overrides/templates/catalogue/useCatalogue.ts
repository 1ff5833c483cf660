import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MergeContext } from '#resources/enums.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import type { MergeSourceInput } from '#src/generated/schema.ts';
import { Catalogue, noCatalogue } from './Catalogue.ts';
import { templateFieldsQuery } from './catalogueQuery.ts';

/** The fields that a template on these kinds of records can have, with their values on the records chosen. */
export function useCatalogue(
  contexts: readonly MergeContext[],
  sources: readonly MergeSourceInput[],
  /** The records are known, or that there are none. */
  isReady = true,
) {
  const ask = useAsk();
  const { data, isPending, error } = useQuery({
    queryKey: ['templates', 'fields', contexts, sources],
    enabled: isReady && contexts.length > 0,
    // Another record changes values, not fields: the palette stays as it is meanwhile.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await ask(templateFieldsQuery, { contexts: [...contexts], sources: [...sources] }, signal))
        .mergeFields,
  });
  const catalogue = useMemo(
    () => (data === undefined || contexts.length === 0 ? noCatalogue : new Catalogue(data)),
    [data, contexts.length],
  );
  return { catalogue, isPending: isPending && contexts.length > 0, error };
}
