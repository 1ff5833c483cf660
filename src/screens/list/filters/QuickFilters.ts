import type { ReactNode } from 'react';

/** Filters that are always in sight. Those keys are not said again as sentences. */
export interface QuickFilters {
  readonly keys: readonly string[];
  readonly content: ReactNode;
}
