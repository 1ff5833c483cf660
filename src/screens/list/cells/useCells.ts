import { useMemo, useState } from 'react';
import { useEvent, useListContext, type RaRecord } from 'react-admin';
import { createCellSteps } from './CellSteps.ts';
import { createCellStore, type CellPlace } from './CellStore.ts';
import type { ListCells } from './CellsContext.ts';
import { useEditableCells } from './useEditableCells.ts';

/** The cells of the list in context. The same object for good: whoever holds it is not drawn again for a row. */
export function useCells(): ListCells {
  const [store] = useState(createCellStore);
  const [steps] = useState(createCellSteps);
  const { data } = useListContext<RaRecord>();
  const inputOf = useEditableCells();
  const recordOf = useEvent((id: string) => data?.find((record) => String(record.id) === id));
  const isEditable = useEvent(({ id, source }: CellPlace) => inputOf(recordOf(id), source) !== undefined);
  return useMemo(() => ({ store, steps, recordOf, isEditable }), [store, steps, recordOf, isEditable]);
}
