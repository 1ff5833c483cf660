import { useEffect, useEffectEvent } from 'react';
import { useStore, type FilterPayload, type SortPayload } from 'react-admin';

/** How a list was last looked at, in the words in which react-admin keeps it. */
export interface KeptParams {
  /** Not there where it was an address without filters that said the rest. */
  readonly filter?: FilterPayload;
  readonly sort: string;
  readonly order: SortPayload['order'];
  readonly page: number;
  readonly perPage: number;
}

/** Undefined where nothing of the list was changed. */
export const useKeptParams = (resource: string) => useStore<KeptParams | undefined>(`${resource}.listParams`);

/** react-admin takes what is kept without filters for nothing: the page that an address named would not be come back to. */
export function useWholeParams(resource: string): void {
  const [kept, keep] = useKeptParams(resource);
  const isWhole = kept === undefined || kept.filter !== undefined;
  const complete = useEffectEvent(() => kept && keep({ ...kept, filter: {} }));
  useEffect(() => {
    if (!isWhole) complete();
  }, [isWhole]);
}
