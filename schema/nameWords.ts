/** What stands between the words of a name, or does not: O'Brien and OBrien, Anne-Marie, Anne Marie and Annemarie. */
const between = /[\s\p{Pd}'’‘´ʼʻ]+/u;

/** Shorter words begin no name, but these; of others everybody has some, and nobody who looks for Maria means Ma Ria. */
const leastLetters = 3;
const particles: ReadonlySet<string> = new Set('o d l al el da de di du la le lo mc st'.split(' '));
/** Longer words are no names. */
const mostLetters = 24;

/**
 * The words that a name may be of. Where it is written with signs between them they are those; where it is written as
 * one, it may be of two, wherever the first of them ends.
 */
export function wordsOfName(name: string): readonly (readonly string[])[] {
  const words = name.normalize('NFC').split(between).filter(Boolean);
  if (!words.every((word) => /^\p{L}[\p{L}\p{M}]*$/u.test(word))) return [];
  if (words.length > 1) return [words];
  const letters = [...(words[0] ?? '')];
  if (letters.length > mostLetters) return [];
  return letters.flatMap((letter, index) => {
    const [first, second] = [letters.slice(0, index).join(''), letters.slice(index).join('')];
    const isFirst = index >= leastLetters || particles.has(first.toLowerCase());
    const isSecond = letters.length - index >= leastLetters && /\p{L}/u.test(letter);
    return isFirst && isSecond ? [[first, second]] : [];
  });
}
