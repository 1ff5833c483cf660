import { createContext, type ReactNode } from 'react';

/** What a list offers for its selected rows besides deleting them. */
export interface BulkActions {
  /** What of a row's `can` they need: rows that allow one of them can be selected. */
  readonly actions: readonly string[];
  readonly buttons: ReactNode;
}

/** The bar stands deep inside the table. */
export const BulkActionsContext = createContext<BulkActions | undefined>(undefined);
