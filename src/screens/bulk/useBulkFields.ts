import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useInputPieces } from '../form/useInputPieces.ts';
import { type BulkField, bulkFields } from './bulkFields.tsx';

interface BulkFields {
  /** Undefined until the form's code is there. */
  readonly fields: readonly BulkField[] | undefined;
  readonly error: Error | null;
}

/** What can be set in many records of the list's type. */
export function useBulkFields(): BulkFields {
  const { update } = useResourceMeta();
  const access = useTypeAccess();
  const { pieces, error } = useInputPieces();
  return { fields: pieces && (update ? bulkFields(update, pieces, access) : []), error };
}
