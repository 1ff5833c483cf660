import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isTyping } from '#src/screens/keyboard/isTyping.ts';
import { linkOfRow, rowLinks } from './rowLinks.ts';

export interface PeekState {
  /** The record that is looked at; nothing while nobody peeks. */
  readonly id: string | undefined;
  readonly frame: RefObject<HTMLElement | null>;
  readonly step: (by: 1 | -1) => void;
  readonly close: () => void;
}

/**
 * Space looks at the row that has the focus, and away again; J and K, which move the focus, take the look along; Esc
 * ends it. Tab goes from the row into the panel, and back from its edge.
 */
export function usePeek(rows: RefObject<HTMLElement | null>, offered: boolean): PeekState {
  const [id, setId] = useState<string>();
  const frame = useRef<HTMLElement>(null);
  const linkOf = useCallback(
    (record: string) => rowLinks(rows.current).find((link) => link.dataset.record === record),
    [rows],
  );
  const close = useCallback(() => {
    // Only from the panel: elsewhere the focus is where somebody works.
    if (id !== undefined && frame.current?.contains(document.activeElement) === true) linkOf(id)?.focus();
    setId(undefined);
  }, [id, linkOf]);
  const step = useCallback(
    (by: 1 | -1) => {
      const links = rowLinks(rows.current);
      const next = links[links.findIndex((link) => link.dataset.record === id) + by];
      if (next === undefined) return;
      next.scrollIntoView({ block: 'nearest' });
      setId(next.dataset.record);
    },
    [rows, id],
  );

  useEffect(() => {
    const box = rows.current;
    if (!offered || box === null) return undefined;
    const focused = () =>
      box.contains(document.activeElement) ? linkOfRow(document.activeElement) : undefined;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const link = focused();
      if (event.key === ' ' && link !== undefined && !isPressed(event.target)) {
        event.preventDefault();
        setId((shown) => (shown === link.dataset.record ? undefined : link.dataset.record));
      } else if (id === undefined) return;
      else if (event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (event.key === 'Tab' && !event.shiftKey && link?.dataset.record === id) {
        event.preventDefault();
        frame.current?.focus();
      } else if (event.key === 'Tab' && event.shiftKey && document.activeElement === frame.current) {
        event.preventDefault();
        linkOf(id)?.focus();
      }
    };
    const onFocus = () => {
      const link = focused();
      if (link !== undefined) setId((shown) => (shown === undefined ? shown : link.dataset.record));
    };
    document.addEventListener('keydown', onKey);
    box.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      box.removeEventListener('focusin', onFocus);
    };
  }, [rows, offered, id, close, linkOf]);
  return { id, frame, step, close };
}

/** What Space presses anyway. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, input, summary, [role="button"]');
