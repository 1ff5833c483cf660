import { useEffect, type RefObject } from 'react';
import { useResourceContext } from 'react-admin';
import { isFocusFree } from '#src/ui/keyboard/isFocusFree.ts';
import { takeLeftRecord } from '../keyboard/leftRecord.ts';
import { isLeaving, rowLinks } from './peek/rowLinks.ts';
import { watchUntil } from '#src/ui/watchUntil.ts';

/** Who steps back from a record goes on from its row, unless the focus has gone elsewhere meanwhile. */
export function useFocusBack(rows: RefObject<HTMLElement | null>): void {
  const resource = useResourceContext() ?? '';
  useEffect(() => {
    const id = takeLeftRecord(resource);
    const box = rows.current;
    if (id === undefined || box === null) return undefined;
    return watchUntil(box, () => {
      if (!isFocusFree()) return true;
      const link = isLeaving(box) ? undefined : rowLinks(box).find(({ dataset }) => dataset.record === id);
      link?.focus();
      return link !== undefined;
    });
  }, [rows, resource]);
}
