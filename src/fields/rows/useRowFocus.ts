import { useEffect, useRef, type RefObject } from 'react';

interface RowFocus {
  /** The fieldset of the rows. */
  readonly box: RefObject<HTMLFieldSetElement | null>;
  /** A row is taken out: whoever did so stands on a button that goes with it. */
  readonly leave: (index: number) => void;
}

/** Keeps the focus among rows: after a removal it is on the row that took the place, or where one is added. */
export function useRowFocus(count: number): RowFocus {
  const box = useRef<HTMLFieldSetElement>(null);
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (left.current === undefined) return;
    // Rows may hold rows of their own.
    const own = (name: string) =>
      [...(box.current?.querySelectorAll<HTMLElement>(name) ?? [])].filter(
        (button) => button.closest('fieldset') === box.current,
      );
    const removers = own('[data-remove-row]');
    const next = removers[Math.min(left.current, removers.length - 1)] ?? own('[data-add-row]')[0];
    next?.focus();
    left.current = undefined;
  }, [count]);
  return {
    box,
    leave: (index) => {
      left.current = index;
    },
  };
}
