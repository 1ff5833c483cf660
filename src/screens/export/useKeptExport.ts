import { useStore } from 'react-admin';

/** A long file that somebody asked for on a list: it is found again when the list is. */
export interface KeptExport {
  readonly key: string;
  readonly fileName: string;
}

export const useKeptExport = (resource: string) => useStore<KeptExport | null>(`export.${resource}`, null);
