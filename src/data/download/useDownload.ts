import { useQuery } from '@tanstack/react-query';
import { failureOf, type Failure } from '../errors/failureOf.ts';
import { useFetchFile } from './FetchFileProvider.tsx';

interface Download {
  readonly file: Blob | null;
  readonly failure: Failure | undefined;
  /** What was thrown, in which a panel finds the request id. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Files are large: none is kept for long once nobody shows it. */
const kept = 60_000;

/** The file at a path of the server's, `/downloads/…`; nothing where there is no path. */
export function useDownload(path: string | null | undefined): Download {
  const fetchFile = useFetchFile();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['downloads', path],
    enabled: typeof path === 'string',
    queryFn: async ({ signal }) => fetchFile(path ?? '', signal),
    gcTime: kept,
    // Another file has another path, or is asked for by hand.
    staleTime: Infinity,
    structuralSharing: false,
  });
  return {
    file: data ?? null,
    failure: error === null ? undefined : failureOf(error),
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
  };
}
