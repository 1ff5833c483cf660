/** Where the editor of filters stands, and which filter it edits; a new one where none is said. */
export interface EditorState {
  readonly anchor: HTMLElement;
  readonly index?: number;
  readonly open: boolean;
  /** Counts openings: each begins anew. */
  readonly turn: number;
}
