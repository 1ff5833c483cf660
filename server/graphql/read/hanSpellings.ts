/** Blocks of signs that stand for ideographs which have a place of their own. */
const blocks: readonly (readonly [number, number])[] = [
  [0x2e80, 0x303f],
  [0x3190, 0x319f],
  [0x3220, 0x33ff],
  [0xf900, 0xfaff],
  [0x1f200, 0x1f2ff],
  [0x2f800, 0x2fa1f],
];

const isHan = /\p{Script=Han}/u;

/**
 * The first ideograph of a text, and all signs that fold to something with it in it; none where the text has none. No
 * other folds to it, so that a text without any of these does not have it, folded or not.
 */
export function hanSpellings(text: string): readonly string[] {
  const ideograph = [...text.normalize('NFKC')].find((letter) => isHan.test(letter));
  if (ideograph === undefined) return [];
  const others = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return [
    ideograph,
    ...others.filter((sign) => sign.normalize('NFKC').includes(ideograph) && sign !== ideograph),
  ];
}
