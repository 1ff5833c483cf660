import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { metaLibrary } from '#src/data/meta/metaLibrary.ts';
import { ResourceMetasContext } from '#src/data/meta/ResourceMetasContext.ts';

const none: readonly string[] = [];

/** Paths that tell records of one name apart, once they are wanted: a form does not wait for them. */
export function useApart(resource: string, isWanted: boolean): readonly string[] {
  const metas = use(ResourceMetasContext);
  const { data = none } = useQuery({
    queryKey: ['apart', resource],
    queryFn: async () => (await metaLibrary(metas).load(resource)).apart ?? none,
    enabled: isWanted && resource in metas,
    staleTime: Infinity,
  });
  return data;
}
