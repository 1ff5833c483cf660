import type { RefObject } from 'react';
import { passOnTyped } from './passOnTyped.ts';
import { isTypingCell } from './typingCell.ts';
import { useShortcut } from './useShortcut.ts';

export interface SheetKeys {
  readonly undo: SheetStep;
  readonly redo: SheetStep;
  readonly save: {
    readonly label: string;
    readonly button: RefObject<HTMLButtonElement | null>;
    /** There is something to save. */
    readonly enabled: boolean;
  };
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
  useShortcut({
    keys: 'Ctrl+S',
    label: save.label,
    enabled: save.enabled,
    run: () => {
      passOnTyped();
      setTimeout(() => save.button.current?.click());
    },
  });
}
