import { QueryClient } from '@tanstack/react-query';

/** Calls are POST, and POST never retries (spec §7). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });
