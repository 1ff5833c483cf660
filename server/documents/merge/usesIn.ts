import { isElement, isGap, type Piece } from './readTemplate.ts';

/** Something that a template takes from its records. */
export interface Use {
  readonly kind: 'field' | 'repeat' | 'condition';
  readonly path: string;
  /** The lists that it stands in, outermost first. */
  readonly inside: readonly string[];
  /** Of a field: what it is written as. */
  readonly format: string | null;
  /** Of a condition: what it asks. */
  readonly when: string | null;
}

/** Everything that a template takes from its records, as it comes. */
export const usesIn = (pieces: readonly Piece[], inside: readonly string[] = []): readonly Use[] =>
  pieces.flatMap((piece): readonly Use[] => {
    const none = { inside, format: null, when: null };
    if (isGap(piece)) {
      const { path, format } = piece;
      return [{ ...none, kind: 'field', path, format }];
    }
    if (!isElement(piece)) return [];
    const { repeat, condition } = piece;
    const deeper = repeat ? [...inside, repeat.path] : inside;
    return [
      ...(repeat ? [{ ...none, kind: 'repeat' as const, path: repeat.path }] : []),
      ...(condition
        ? [
            {
              ...none,
              kind: 'condition' as const,
              path: condition.path,
              when: condition.when,
              inside: deeper,
            },
          ]
        : []),
      ...usesIn(piece.pieces, deeper),
    ];
  });
