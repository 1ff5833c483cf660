import { useQuery } from '@tanstack/react-query';
import type { AnyObjectSchema } from 'yup';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useInputPieces } from '../form/useInputPieces.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { type BulkField, bulkFields } from './bulkFields.tsx';

interface BulkFields {
  /** Undefined until the form's code is there. */
  readonly fields: readonly BulkField[] | undefined;
  /** What the form holds them to; null where it has nothing of the kind, undefined until it is known. */
  readonly schema: AnyObjectSchema | null | undefined;
  readonly error: Error | null;
}

/** What can be set in many records of the list's type. */
export function useBulkFields(): BulkFields {
  const { update } = useResourceMeta();
  const access = useTypeAccess();
  const { resource } = useResourceNames();
  const { pieces, error } = useInputPieces();
  const { data: schema, error: withoutSchema } = useQuery({
    queryKey: [resource, 'schema'],
    queryFn: async () => (await update?.schema?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    fields: pieces && (update ? bulkFields(update, pieces, access) : []),
    schema,
    error: error ?? withoutSchema,
  };
}
