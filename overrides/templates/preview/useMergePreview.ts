import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MergeContext } from '#resources/enums.ts';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useDownload } from '#src/data/download/useDownload.ts';
import { failureOf } from '#src/data/errors/failureOf.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import type { MergeSourceInput, PreviewCase } from '#src/generated/schema.ts';
import { previewTemplateMutation } from './previewOperations.ts';

/** Milliseconds without a change after which the paper is made anew. */
const pause = 400;

export interface PreviewText {
  readonly html: string;
  readonly options: string | null;
  readonly contexts: readonly MergeContext[];
}

interface PreviewOf extends PreviewText {
  readonly sources: readonly MergeSourceInput[];
  readonly example: PreviewCase | null;
  readonly enabled: boolean;
}

/** The paper of a text as it stands, saved or not: made anew after a pause, what is under way for an older one given up. */
export function useMergePreview({ enabled, ...asked }: PreviewOf) {
  const client = useDataClient();
  const text = useDebounced(asked.html, pause);
  const input = {
    html: text,
    options: asked.options,
    contexts: [...asked.contexts],
    sources: [...asked.sources],
    example: asked.example,
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['templates', 'preview', input],
    enabled: enabled && text !== '' && input.contexts.length > 0,
    placeholderData: keepPreviousData,
    // The paper is kept by the server for ten minutes.
    staleTime: 300_000,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const context = { fetchOptions: { signal } };
      const answer = await client.mutate({
        mutation: previewTemplateMutation,
        variables: { input },
        context,
      });
      return answer.data?.previewMergeTemplate ?? null;
    },
  });
  const download = useDownload(data?.path);
  const isEmpty = text === '' || input.contexts.length === 0;
  return {
    paper: isEmpty ? null : download.file,
    pages: data?.pages ?? 0,
    missing: data?.missing ?? [],
    problems: data?.problems ?? [],
    failure: error === null ? download.failure : failureOf(error),
    error: error ?? download.error,
    isLoading: isFetching || isPlaceholderData || download.isLoading || text !== asked.html,
    retry: error === null ? download.retry : () => void refetch(),
  };
}
