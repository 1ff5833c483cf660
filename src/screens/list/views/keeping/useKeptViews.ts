import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetIdentity, useStore } from 'react-admin';
import { useAsk } from '#src/data/DataClient.tsx';
import { allows } from '#src/data/access/Permission.ts';
import type { KeptView } from '../KeptView.ts';
import { readLook } from '../look/readLook.ts';
import type { SavedView } from '../SavedView.ts';
import { type ReadView, savedViewsQuery, viewsKey } from './savedViewOperations.ts';
import { firstViewKey, storedViewsKey } from './storedViews.ts';
import { useKeptByContract } from './useKeptByContract.ts';

export interface KeptViews {
  readonly views: readonly KeptView[];
  readonly isPending: boolean;
}

/** Others share views now and then: what was read a minute ago is good enough. */
const staleTime = 60_000;
const none: SavedView[] = [];

/** The views of a list that somebody saved, in the order in which the viewer has them. */
export function useKeptViews(resource: string): KeptViews {
  const byContract = useKeptByContract();
  const ask = useAsk();
  const { identity } = useGetIdentity();
  const [stored] = useStore<SavedView[]>(storedViewsKey(resource), none);
  const [first] = useStore<string | undefined>(firstViewKey(resource));
  const { data, isLoading } = useQuery({
    queryKey: viewsKey(resource),
    enabled: byContract,
    staleTime,
    queryFn: async () => (await ask(savedViewsQuery, { resource })).savedViews,
  });
  const me = identity?.id;
  return useMemo(
    () => ({
      views: byContract
        ? (data ?? []).map((view) => ofContract(view, me))
        : stored.map((view) => ofPreferences(view, first)),
      isPending: byContract && isLoading,
    }),
    [byContract, data, isLoading, me, stored, first],
  );
}

function ofContract(view: ReadView, me: unknown): KeptView {
  const { owner, look, can, dateModified, ...others } = view;
  return {
    ...others,
    value: readLook(look),
    owner: String(me) === owner.id ? undefined : (owner.fullName ?? ''),
    may: { update: allows(can, 'update'), delete: allows(can, 'delete'), share: allows(can, 'share') },
    version: dateModified,
  };
}

const ofPreferences = (view: SavedView, first: string | undefined): KeptView => ({
  ...view,
  id: view.label,
  audience: 'OWN',
  role: null,
  owner: undefined,
  isPinned: false,
  watch: 'NONE',
  watchProblem: null,
  isDefault: view.label === first,
  defaultRoles: [],
  may: { update: true, delete: true, share: false },
  version: undefined,
});
