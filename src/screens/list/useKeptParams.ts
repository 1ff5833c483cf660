import { useStore, type FilterPayload, type SortPayload } from 'react-admin';

/** How a list was last looked at, in the words in which react-admin keeps it. */
export interface KeptParams {
  readonly filter: FilterPayload;
  readonly sort: string;
  readonly order: SortPayload['order'];
  readonly page: number;
  readonly perPage: number;
}

/** Undefined where nothing of the list was changed. */
export const useKeptParams = (resource: string) => useStore<KeptParams | undefined>(`${resource}.listParams`);
