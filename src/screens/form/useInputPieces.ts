import { useQuery } from '@tanstack/react-query';
import type { InputPieces } from '#src/data/ResourceMeta.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useResourceNames } from '../useResourceNames.ts';

interface Pieces {
  /** Undefined until the form's code is there. */
  readonly pieces: InputPieces | undefined;
  readonly error: Error | null;
}

/** The inputs of the resource's form by name. */
export function useInputPieces(): Pieces {
  const { resource } = useResourceNames();
  const { update } = useResourceMeta();
  const { data: pieces, error } = useQuery({
    queryKey: [resource, 'pieces'],
    queryFn: async () => (await update?.pieces?.()) ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { pieces, error };
}
