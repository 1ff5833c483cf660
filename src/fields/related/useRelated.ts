import { useGetList, useRecordContext, type RaRecord } from 'react-admin';
import { useMayIn } from '#src/data/access/useAccess.ts';

interface Related {
  readonly reference: string;
  /** The filter of their list that names the record they belong to. */
  readonly target: string;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** How many of them are read. */
  readonly first: number;
  readonly columns: readonly string[];
}

/** The first records of a list that belong to the record on the page, and how many there are. */
export function useRelated({ reference, target, sort, first, columns }: Related) {
  const id = useRecordContext()?.id;
  const isAsked = useMayIn(reference, 'list').allowed && id !== undefined;
  const filter = { [target]: id };
  const { data, total, error, refetch } = useGetList<RaRecord>(
    reference,
    { pagination: { page: 1, perPage: first }, filter, meta: { columns }, ...(sort && { sort }) },
    { enabled: isAsked },
  );
  return { filter, records: isAsked ? data : [], total: total ?? 0, error, refetch };
}
