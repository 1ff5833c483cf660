import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { CellSteps } from './CellSteps.ts';
import type { CellPlace, CellStore } from './CellStore.ts';

/** The cells of the list at hand. */
export interface ListCells {
  readonly store: CellStore;
  readonly steps: CellSteps;
  readonly recordOf: (id: string) => RaRecord | undefined;
  readonly isEditable: (place: CellPlace) => boolean;
}

export const CellsContext = createContext<ListCells | undefined>(undefined);
