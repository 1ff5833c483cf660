import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import type { MergeContext } from '#resources/enums.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { searchQuery } from '#src/data/searchQuery.ts';
import { todayIn } from '#src/fields/date/days.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { labelOf } from '#src/fields/value/labelOf.ts';
import { templateEventQuery } from './previewOperations.ts';
import { membersOf, type PreviewPlan, previewPlan, sourcesOf, type TemplateEvent } from './previewPlan.ts';
import { usePreviewMember } from './usePreviewMember.ts';

interface PickedRecord {
  readonly id: string;
  readonly name: string;
}

const listed = 25;
const sorts: Readonly<Record<PreviewPlan['resource'], string>> = {
  events: 'dateStart',
  participants: 'lastName',
  trainers: 'lastName',
  centers: 'name',
};

/** The record that a template is filled with: the next event and the first of its people, until one picks another. */
export function usePreviewRecord(contexts: readonly MergeContext[]) {
  const plan = previewPlan(contexts);
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), 200);
  const [picked, setPicked] = useState<PickedRecord & Pick<PreviewPlan, 'resource'>>();
  const isOn = contexts.length > 0;
  const { options, isFetching, error: searchError } = useOptions(plan.resource, text, isOn);
  // What is being searched for is no choice yet.
  const first = useOptions(plan.resource, '', isOn);
  const all = first.options;
  const record = picked?.resource === plan.resource ? picked : all[0];
  const asked = useEvent(plan.resource === 'events' ? record?.id : undefined);
  const { event, isPending } = asked;
  // As the options: the one that is chosen stays the same.
  const members = useMemo(
    () => (event === undefined ? [] : membersOf(event, plan.member)),
    [event, plan.member],
  );
  const people = usePreviewMember({ eventId: event?.id, kind: plan.member, members });
  const { member } = people;
  const sources = () => {
    if (record === undefined) return [];
    if (plan.resource === 'events') return event ? sourcesOf(contexts, event, member, plan) : [];
    return contexts.map((mergeContext) => ({ mergeContext, mergeContextId: record.id }));
  };
  const pick = (next: PickedRecord) => setPicked({ ...next, resource: plan.resource });
  const unread = [first, asked].find(({ error, isFetching }) => error !== null && !isFetching);
  const { previous, next } =
    plan.member === null ? neighbours(all, record?.id, pick) : neighbours(members, member?.id, people.pick);
  return {
    plan,
    record,
    options,
    search: setTyped,
    isSearching: isFetching || text !== typed.trim(),
    hasFailed: searchError !== null,
    pick,
    people,
    sources: sources(),
    /** What it is filled with is known, or that there is nothing. */
    isReady: isOn && !first.isFetching && !(plan.resource === 'events' && record !== undefined && isPending),
    /** Why that could not be read. */
    error: unread?.error ?? null,
    retry: () => void unread?.refetch(),
    previous,
    next,
  };
}

export type PreviewRecord = ReturnType<typeof usePreviewRecord>;

function useOptions(resource: PreviewPlan['resource'], text: string, enabled: boolean) {
  const coming = resource === 'events' && text === '' ? { date_start_gte: todayIn(undefined) } : {};
  const { data, error, isFetching, refetch } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: listed },
      sort: { field: sorts[resource], order: 'ASC' },
      filter: text === '' ? coming : { q: text },
      meta: { pick: true },
    },
    { ...searchQuery, enabled, staleTime: 60_000, placeholderData: (before) => before },
  );
  // The same while they are: another record of one name would make the field forget what is being typed.
  const options = useMemo(
    () => (data ?? []).map((one) => ({ id: String(one.id), name: labelOf(one, undefined) ?? '…' })),
    [data],
  );
  return { options, error, isFetching, refetch };
}

function useEvent(id: string | undefined) {
  const ask = useAsk();
  const { data, isPending, error, isFetching, refetch } = useQuery({
    queryKey: ['events', 'for-template', id],
    enabled: id !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<TemplateEvent | null> => {
      const { centreEvent, eventBookings } = await ask(templateEventQuery, { id: id ?? '' }, signal);
      return centreEvent && { ...centreEvent, eventBookings: eventBookings.data };
    },
  });
  return { event: data ?? undefined, isPending, error, isFetching, refetch };
}

/** The ways to the one before and the one after; none where there is none. */
function neighbours<One extends { readonly id: string }>(
  all: readonly One[],
  id: string | undefined,
  go: (one: One) => void,
) {
  const place = all.findIndex((one) => one.id === id);
  const way = (one: One | undefined) => one && (() => go(one));
  return { previous: way(all[place - 1]), next: place < 0 ? undefined : way(all[place + 1]) };
}
