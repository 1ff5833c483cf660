import { useDeferredValue, useMemo, useState, use } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { searchQuery } from '#src/data/searchQuery.ts';
import type { FirstOption, PickerOption } from '../input/PickerInput.tsx';
import { apartText } from '../value/apartText.ts';
import { labelOf } from '../value/labelOf.ts';
import { nameText } from '../value/nameText.ts';
import { isValues } from '#src/data/isValues.ts';
import { useFormatLocale } from '../wording/useFormatLocale.ts';
import { useWording } from '../wording/useWording.ts';
import { useDebounced } from './useDebounced.ts';
import { useFirstRecord } from './useFirstRecord.ts';
import { useQuery } from '@tanstack/react-query';
import { metaLibrary } from '#src/data/meta/metaLibrary.ts';
import { ResourceMetasContext } from '#src/data/meta/ResourceMetasContext.ts';

interface RelationOptions {
  readonly options: readonly PickerOption[];
  readonly loading: boolean;
  /** The options are those of an older text. */
  readonly searching: boolean;
  readonly failed: boolean;
  /** Where there is no record at all: how to make one. */
  readonly first: FirstOption | undefined;
  /** Why the wanted record may not be among the options. */
  readonly more: string | undefined;
  readonly search: (query: string) => void;
  readonly open: () => void;
}

const optionsShown = 100;

/** Whoever has made the first one in another tab and comes back finds it. */
const staleTime = ({ state }: { readonly state: { readonly data: unknown } }): number =>
  hasRecords(state.data) ? 30_000 : 0;
const hasRecords = (answer: unknown): boolean =>
  isValues(answer) && Array.isArray(answer.data) && answer.data.length > 0;

/** Candidates of a relation: asked for when the list is first opened, and again for what is typed. */
export function useRelationOptions(reference: string, paths: readonly string[] | undefined): RelationOptions {
  const say = useWording();
  const first = useFirstRecord(reference);
  const locale = useFormatLocale();
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const asked = useDebounced(useDeferredValue(query.trim()), 200);
  const found = useGetList<RaRecord>(
    reference,
    {
      pagination: { page: 1, perPage: optionsShown },
      sort: { field: paths?.[0] ?? 'name', order: 'ASC' },
      filter: asked === '' ? {} : { q: asked },
      meta: { pick: true },
    },
    { ...searchQuery, enabled: opened, staleTime, placeholderData: (previous) => previous },
  );
  const { data, total = 0, isFetching, error } = found;
  const meta: unknown = found.meta;
  const apart = useApart(reference, opened);
  const options = useMemo(() => {
    const named = (data ?? []).map((record) => ({
      record,
      label: nameText(labelOf(record, paths) ?? '…', locale),
    }));
    return named.map(({ record, label }) => {
      const hasNamesake = named.some((one) => one.record !== record && one.label === label);
      const hint = hasNamesake ? apartText(record, apart, locale) : '';
      return { id: String(record.id), label, ...(hint !== '' && { hint }) };
    });
  }, [data, paths, apart, locale]);
  const searched: unknown = isValues(meta) ? meta.searched : undefined;
  const more = total > options.length ? say('select.more') : undefined;
  return {
    options,
    searching: asked !== query.trim() || found.isPlaceholderData || (asked !== '' && found.isPending),
    loading: isFetching || asked !== query.trim(),
    failed: error !== null,
    first: asked === '' && data !== undefined && total === 0 && !found.isPlaceholderData ? first : undefined,
    // A contract without a text search: what was typed was looked for in the first rows only.
    more: typeof searched === 'number' ? say('select.searched_part', { smart_count: searched }) : more,
    search: setQuery,
    open: () => setOpened(true),
  };
}

const none: readonly string[] = [];

/** Paths that tell records of one name apart, once they are wanted: a form does not wait for them. */
function useApart(resource: string, isWanted: boolean): readonly string[] {
  const metas = use(ResourceMetasContext);
  const { data = none } = useQuery({
    queryKey: ['apart', resource],
    queryFn: async () => (await metaLibrary(metas).load(resource)).apart ?? none,
    enabled: isWanted && resource in metas,
    staleTime: Infinity,
  });
  return data;
}
