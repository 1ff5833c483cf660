import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { newestVersions } from './newestVersions.ts';
import { coveringTemplatesQuery, mailsQuery } from './sendOperations.ts';

/** Which texts there are to cover documents. */
export function useCoveringTemplates() {
  const client = useDataClient();
  return useQuery({
    queryKey: ['templates', 'covering'],
    queryFn: async () => {
      const { data } = await client.query({ query: coveringTemplatesQuery });
      return newestVersions(data.mergeTemplates.data);
    },
  });
}

/** The mails as they would go; the ones before stay while others are put together. */
export function useMails(guids: readonly string[], templateId: string, subject: string) {
  const client = useDataClient();
  return useQuery({
    queryKey: ['documents', 'mails', guids, templateId],
    enabled: templateId !== '',
    queryFn: async ({ signal }) => {
      const { data } = await client.query({
        query: mailsQuery,
        variables: { input: { documentGuids: [...guids], template_id: templateId, subject } },
        context: { fetchOptions: { signal } },
      });
      return data.documentMails;
    },
    placeholderData: keepPreviousData,
  });
}
