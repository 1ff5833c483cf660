import { use, useCallback, useRef, type MouseEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { cellOf, placeOf } from './cellAt.ts';
import { CellsContext } from './CellsContext.ts';

/** Long enough for the second of two clicks. Milliseconds. */
const secondClick = 250;

/** A click opens the record; on a cell that two clicks open, once it is sure that the second does not come. */
export function useOpenByClick(open: (record: RaRecord) => void) {
  const cells = use(CellsContext);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (record: RaRecord, { target, detail, shiftKey }: MouseEvent) => {
      clearTimeout(waiting.current);
      // Shift picks cells.
      if (detail > 1 || shiftKey) return;
      const cell = cellOf(target);
      const place = cell === null ? undefined : placeOf(cell);
      if (place === undefined || cells?.isEditable(place) !== true) return open(record);
      waiting.current = setTimeout(() => open(record), secondClick);
    },
    [cells, open],
  );
}
