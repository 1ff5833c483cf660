import { useState } from 'react';
import type { EditorState } from './EditorState.ts';

export interface EditorControl {
  /** Undefined until it is opened for the first time. */
  readonly state: EditorState | undefined;
  readonly open: (anchor: HTMLElement, index?: number) => void;
  readonly close: () => void;
}

/** Opens the editor of filters for a new one, or for one that is there. */
export function useFilterEditor(): EditorControl {
  const [state, setState] = useState<EditorState>();
  return {
    state,
    open: (anchor, index) =>
      setState((before) => ({
        anchor,
        open: true,
        turn: (before?.turn ?? 0) + 1,
        ...(index !== undefined && { index }),
      })),
    close: () => setState((before) => before && { ...before, open: false }),
  };
}
