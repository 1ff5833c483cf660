import type { Piece } from './readTemplate.ts';

/** Text with gaps in braces, '{participant.fullName}', as pieces of a template: what has no value is left out. */
export const namePieces = (pattern: string): readonly Piece[] =>
  pattern
    .split(/\{([\w.]+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : { path: part, isRequired: false, fallback: '', format: null },
    );
