import { useState } from 'react';

/** Where the editor of filters stands, and which filter it edits; a new one where none is said. */
export interface EditorState {
  readonly anchor: HTMLElement;
  readonly index?: number;
  readonly open: boolean;
  /** Counts openings: each begins anew. */
  readonly turn: number;
}

interface EditorControl {
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
