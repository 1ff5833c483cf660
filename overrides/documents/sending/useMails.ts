import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { templateKeyOf } from '#schema/templateKeyOf.ts';
import { bookingKinds, eventKinds } from '../start/documentKinds.ts';
import { type CoveringTemplate, coveringTemplatesQuery, mailsQuery } from './sendOperations.ts';

/** Of each template the version that counts now, by name (M1). */
function newestVersions(templates: readonly CoveringTemplate[]): readonly CoveringTemplate[] {
  const newest = new Map<string, CoveringTemplate>();
  for (const template of templates) {
    const root = template.rootId ?? template.id;
    if ((newest.get(root)?.version ?? 0) < template.version) newest.set(root, template);
  }
  return [...newest.values()].sort((one, other) => one.name.localeCompare(other.name));
}

const keysOfPapers = new Set(
  eventKinds.filter((kind) => !bookingKinds.some((letter) => letter === kind)).map(templateKeyOf),
);

/** Letters, and what is of no document run: a contract, a list or a sheet stands in no mail. */
const isCovering = ({ key }: { readonly key: string | null }): boolean =>
  key === null || !keysOfPapers.has(key);

/** Which texts there are to cover documents. */
export function useCoveringTemplates() {
  const ask = useAsk();
  return useQuery({
    queryKey: ['templates', 'covering'],
    queryFn: async () => {
      const templates: CoveringTemplate[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { mergeTemplates } = await ask(coveringTemplatesQuery, { page });
        templates.push(...mergeTemplates.data);
        more = mergeTemplates.paginatorInfo.hasMorePages;
      }
      return newestVersions(templates).filter(isCovering);
    },
  });
}

/** The mails as they would go; the ones before stay while others are put together. */
export function useMails(guids: readonly string[], templateId: string, subject: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['documents', 'mails', guids, templateId],
    enabled: templateId !== '' && guids.length > 0,
    queryFn: async ({ signal }) => {
      const input = { documentGuids: [...guids], template_id: templateId, subject };
      return (await ask(mailsQuery, { input }, signal)).documentMails;
    },
    placeholderData: keepPreviousData,
  });
}
