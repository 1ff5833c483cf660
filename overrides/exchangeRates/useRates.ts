import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useAsk, useDataClient } from '#src/data/DataClient.tsx';
import { refusalOf } from '#src/data/errors/Refusal.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import type {
  EnterExchangeRatesMutationVariables,
  ImportExchangeRatesMutationVariables,
} from '#src/generated/operations.ts';
import { enterRatesMutation, importRatesMutation, ratesPageQuery } from './rateOperations.ts';
import { useRateWords } from './rateWords.ts';

const root = 'exchangeRateSets';

/** What the page says besides its list. */
export function useRatesPage() {
  const ask = useAsk();
  return useQuery({
    queryKey: [root, 'page'],
    queryFn: ({ signal }) => ask(ratesPageQuery, {}, signal),
  });
}

type RatesToKeep =
  | { readonly imported: ImportExchangeRatesMutationVariables['input'] }
  | { readonly entered: EnterExchangeRatesMutationVariables['input'] };

/** Keeps a set, says so, and reads anew whatever shows rates. */
export function useKeepRates(onKept: () => void) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const words = useRateWords();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async (rates: RatesToKeep) => {
      const idempotency_key = once.key;
      if ('imported' in rates)
        await client.mutate({
          mutation: importRatesMutation,
          variables: { input: { ...rates.imported, idempotency_key } },
        });
      else
        await client.mutate({
          mutation: enterRatesMutation,
          variables: { input: { ...rates.entered, idempotency_key } },
        });
    },
    onError: (error) => once.heard({ refusal: refusalOf(error) }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      notify(words('kept_done'), { type: 'success' });
      onKept();
    },
  });
}
