import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { fold } from '#src/data/list/fold.ts';
import { searchQuery } from '#src/data/searchQuery.ts';
import { useDebounced } from '../relation/useDebounced.ts';
import { gql } from '@apollo/client';
import type { Documents } from '#src/generated/operations.ts';

const distinctValuesQuery: Documents['DistinctValues'] = gql`
  query DistinctValues($type: String!, $field: String!, $search: String) {
    distinctValues(type: $type, field: $field, search: $search)
  }
`;

/** As many characters as the contract takes of what is searched. */
const searched = 500;
const recentKept = 5;
const none: readonly string[] = [];

interface Vocabulary {
  /** What was written here last, as far as it fits. */
  readonly recent: readonly string[];
  /** What others have written: what begins as typed first, then the commonest. */
  readonly used: readonly string[];
  readonly open: () => void;
  readonly keep: (value: string) => void;
}

/** Values in use of a text field, for what is typed; asked for once somebody is at the input. */
export function useVocabulary(type: string, field: string, typed: string): Vocabulary {
  const ask = useAsk();
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useStore<readonly string[]>(`values.${type}.${field}.recent`, none);
  const search = useDebounced([...typed.trim()].slice(0, searched).join(''), 200);
  const { data: used = none } = useQuery({
    queryKey: ['distinctValues', type, field, search],
    queryFn: async () => (await ask(distinctValuesQuery, { type, field, search })).distinctValues ?? none,
    ...searchQuery,
    enabled: isOpen,
    staleTime: 60_000,
    retry: false,
    placeholderData: (before) => before,
  });
  const recent = kept.filter((value) => fold(value).includes(fold(typed.trim())));
  return {
    recent,
    used: used.filter((value) => !recent.includes(value)),
    open: () => setOpen(true),
    keep: (value) => {
      const text = value.trim();
      if (text !== '' && kept[0] !== text)
        setKept([text, ...kept.filter((one) => one !== text)].slice(0, recentKept));
    },
  };
}
