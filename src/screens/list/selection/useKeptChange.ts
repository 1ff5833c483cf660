import { useStore } from 'react-admin';

/** A change of many that somebody began on a list: it is found again when the list is. */
export interface KeptChange {
  /** Of its task. */
  readonly id: string;
  readonly isUndo: boolean;
}

export function useKeptChange(resource: string) {
  return useStore<KeptChange | null>(`bulk.${resource}`, null);
}
