import type { RefObject } from 'react';
import { passOnTyped } from './passOnTyped.ts';
import { isTypingCell } from './typingCell.ts';
import { useShortcut } from './useShortcut.ts';

interface SheetKeys {
  readonly undo: SheetStep;
  readonly redo: SheetStep;
  readonly save: SaveKey;
}

interface SaveKey {
  readonly label: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** There is something to save. */
  readonly enabled: boolean;
}

interface SheetStep {
  readonly label: string;
  /** Nothing where there is no such step. */
  readonly run: (() => void) | undefined;
}

/** The keys of a sheet with steps of its own: back, forth, and the one save. */
export function useSheetKeys({ undo, redo, save }: SheetKeys): void {
  const step = ({ label, run }: SheetStep) => ({
    label,
    enabled: run !== undefined,
    isStep: true,
    // What is being typed into a cell is taken back by the cell itself.
    run: () => !isTypingCell() && run?.(),
  });
  useShortcut({ ...step(undo), keys: 'Ctrl+Z' });
  useShortcut({ ...step(redo), keys: 'Ctrl+Shift+Z' });
  useShortcut({ ...step(redo), keys: 'Ctrl+Y', label: undefined });
  useSaveKey(save);
}

/** The key that presses the one button which saves. */
export function useSaveKey({ label, button, enabled }: SaveKey): void {
  useShortcut({
    keys: 'Ctrl+S',
    label,
    enabled,
    run: () => {
      passOnTyped();
      setTimeout(() => button.current?.click());
    },
  });
}
