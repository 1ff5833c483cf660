import { useDeferredValue, useMemo, useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import type { PickerOption } from '../input/PickerInput.tsx';
import { labelOf } from '../value/labelOf.ts';
import { useDebounced } from './useDebounced.ts';

export interface RelationOptions {
  readonly options: readonly PickerOption[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly more: boolean;
  readonly search: (query: string) => void;
  readonly open: () => void;
}

const optionsShown = 100;

/** Candidates of a relation: asked for when the list is first opened, and again for what is typed. */
export function useRelationOptions(reference: string, paths: readonly string[] | undefined): RelationOptions {
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const asked = useDebounced(useDeferredValue(query.trim()), 200);
  const {
    data,
    total = 0,
    isFetching,
    error,
  } = useGetList<RaRecord>(
    reference,
    {
      pagination: { page: 1, perPage: optionsShown },
      sort: { field: paths?.[0] ?? 'name', order: 'ASC' },
      filter: asked === '' ? {} : { q: asked },
      meta: { pick: true },
    },
    { enabled: opened, staleTime: 30_000, placeholderData: (previous) => previous },
  );
  const options = useMemo(
    () => (data ?? []).map((record) => ({ id: String(record.id), label: labelOf(record, paths) ?? '…' })),
    [data, paths],
  );
  return {
    options,
    loading: isFetching || asked !== query.trim(),
    failed: error !== null,
    more: total > options.length,
    search: setQuery,
    open: () => setOpened(true),
  };
}
