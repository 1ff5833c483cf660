import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MergeContext } from '#resources/enums.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import type { MergeSourceInput } from '#src/generated/schema.ts';
import { Catalogue, noCatalogue } from './Catalogue.ts';
import { templateFieldsQuery } from './catalogueQuery.ts';

export interface KnownFields {
  readonly catalogue: Catalogue;
  /** On their way for the first time. */
  readonly isPending: boolean;
  /** Why nothing is known of them. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** The fields that a template on these kinds of records can have, with their values on the records chosen. */
export function useCatalogue(
  contexts: readonly MergeContext[],
  sources: readonly MergeSourceInput[] = [],
  /** The records are known, or that there are none. */
  isReady = true,
): KnownFields {
  const ask = useAsk();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['templates', 'fields', contexts, sources],
    enabled: isReady && contexts.length > 0,
    // Another record changes values, not fields: the palette stays as it is meanwhile.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await ask(templateFieldsQuery, { contexts: [...contexts], sources: [...sources] }, signal))
        .mergeFields,
  });
  const isAsked = contexts.length > 0;
  const catalogue = useMemo(
    () => (data === undefined || !isAsked ? noCatalogue : new Catalogue(data)),
    [data, isAsked],
  );
  return useMemo(
    () => ({
      catalogue,
      isPending: isPending && isAsked,
      error: data === undefined && isAsked ? error : null,
      refetch,
    }),
    [catalogue, isPending, isAsked, data, error, refetch],
  );
}
