import { useQuery } from '@tanstack/react-query';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { type BulkField, bulkFields } from './bulkFields.tsx';

interface BulkFields {
  /** Undefined until the form's code is there. */
  readonly fields: readonly BulkField[] | undefined;
  readonly error: Error | null;
}

/** What can be set in many records of the list's type. */
export function useBulkFields(): BulkFields {
  const { resource } = useResourceNames();
  const { update } = useResourceMeta();
  const access = useTypeAccess();
  const { data: pieces, error } = useQuery({
    queryKey: [resource, 'pieces'],
    queryFn: async () => (await update?.pieces?.()) ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { fields: pieces && (update ? bulkFields(update, pieces, access) : []), error };
}
