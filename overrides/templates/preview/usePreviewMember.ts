import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { templateBookingsQuery } from './previewOperations.ts';
import { type Member, memberOfBooking, type PreviewPlan } from './previewPlan.ts';

interface Offered {
  readonly eventId: string | undefined;
  readonly kind: PreviewPlan['member'];
  /** The first of them, in their order. */
  readonly members: readonly Member[];
}

/** The one of an event's people whom a template is for: the first, until one picks another; bookings are searched for. */
export function usePreviewMember({ eventId, kind, members }: Offered) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), 200);
  const [picked, setPicked] = useState<Pick<Offered, 'eventId' | 'kind'> & { readonly member: Member }>();
  const isSearched = kind === 'booking';
  const isOn = isSearched && eventId !== undefined && text !== '';
  const ask = useAsk();
  const { data, isFetching, error } = useQuery({
    queryKey: ['events', 'for-template', eventId, 'bookings', text],
    enabled: isOn,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await ask(templateBookingsQuery, { id: eventId ?? '', text }, signal)).eventBookings.data.map(
        memberOfBooking,
      ),
    placeholderData: (before) => before,
  });
  const isOfThese = picked !== undefined && picked.eventId === eventId && picked.kind === kind;
  return {
    member: isOfThese ? picked.member : members[0],
    offered: isOn ? (data ?? []) : members,
    /** Undefined where all of them are offered. */
    search: isSearched ? setTyped : undefined,
    isSearching: isSearched && (isFetching || text !== typed.trim()),
    hasFailed: isOn && error !== null,
    pick: (member: Member) => setPicked({ eventId, kind, member }),
  };
}
