import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useWording } from '#src/fields/wording/useWording.ts';
import { isTaken } from '#src/ui/keyboard/isTaken.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { isLeaving, linkOfRow, rowLinks } from './rowLinks.ts';
import type { RowSteps } from './useRowSteps.ts';

interface PeekState {
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
export function usePeek(
  rows: RefObject<HTMLElement | null>,
  offered: boolean,
  turn: RowSteps['turn'],
): PeekState {
  const say = useWording();
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
  const show = (link: HTMLElement) => {
    link.scrollIntoView({ block: 'nearest' });
    // Who has closed the panel meanwhile does not want it back.
    setId((shown) => (shown === undefined ? shown : link.dataset.record));
  };
  const step = (by: 1 | -1) => {
    if (isLeaving(rows.current)) return;
    const links = rowLinks(rows.current);
    const at = links.findIndex((link) => link.dataset.record === id);
    const next = links[at + by];
    if (next !== undefined) show(next);
    else if (at >= 0) turn(by, show);
  };

  useShortcut({
    keys: 'Space',
    label: say('keys.peek'),
    place: 'list',
    isStep: true,
    enabled: offered,
    run: () => {
      const { activeElement } = document;
      const link = rows.current?.contains(activeElement) === true ? linkOfRow(activeElement) : undefined;
      if (link === undefined) return false;
      return setId((shown) => (shown === link.dataset.record ? undefined : link.dataset.record));
    },
  });
  useShortcut({ keys: 'Esc', place: 'list', enabled: id !== undefined, run: close });

  useEffect(() => {
    const box = rows.current;
    if (!offered || box === null) return undefined;
    const focused = () =>
      box.contains(document.activeElement) ? linkOfRow(document.activeElement) : undefined;
    const onKey = (event: KeyboardEvent) => {
      if (id === undefined || isTaken(event)) return;
      const link = focused();
      if (event.key === 'Tab' && !event.shiftKey && link?.dataset.record === id) {
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
    // Where no key can be pressed, a card has a button for it.
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-peek]') : null;
      if (button !== null) setId(linkOfRow(button)?.dataset.record);
    };
    document.addEventListener('keydown', onKey);
    box.addEventListener('focusin', onFocus);
    box.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('click', onClick);
    };
  }, [rows, offered, id, close, linkOf]);
  return { id, frame, step, close };
}
