import { expect, it } from 'vitest';
import { markedPieces } from './markedPieces.ts';

it('cuts the pieces that a mark goes through, and leaves the others alone', () => {
  const texts = ['Dear ', 'Dr Żółciński\n', 'we invite you'];
  const marks = [{ page: 1, start: 3, end: 8, kind: 'added' } as const];
  expect([...markedPieces(texts, marks)]).toEqual([
    [
      0,
      [
        { text: 'Dea', kind: undefined },
        { text: 'r ', kind: 'added' },
      ],
    ],
    [
      1,
      [
        { text: 'Dr ', kind: 'added' },
        { text: 'Żółciński', kind: undefined },
      ],
    ],
  ]);
});

it('several marks of a piece each keep their kind', () => {
  const marks = [
    { page: 1, start: 0, end: 1, kind: 'removed' } as const,
    { page: 1, start: 2, end: 3, kind: 'noted' } as const,
  ];
  expect(
    markedPieces(['abc'], marks)
      .get(0)
      ?.map(({ kind }) => kind),
  ).toEqual(['removed', undefined, 'noted']);
});
