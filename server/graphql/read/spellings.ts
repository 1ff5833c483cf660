/**
 * How a text may be written in what folding has left of it. Composed, as texts are typed and kept: some keyboards and
 * file names take Korean syllables and Japanese letters apart. Capitals do not tell which small sigma ends a word, and
 * folding takes them all for the one that does not.
 */
export function spellings(text: string): readonly string[] {
  const composed = text.normalize('NFC');
  if (!/[Σσς]/.test(composed)) return [composed];
  const inside = composed.replace(/[Σς]/g, 'σ');
  return [inside, inside.replace(/σ(?!\p{L})/gu, 'ς')];
}
