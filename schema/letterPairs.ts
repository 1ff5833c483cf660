/** Letters that many keyboards lack, and the pair that is written in their place. */
const pairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Pairs that may stand for one letter, without its mark. Not those of Bauer, Marquez or Michael, which nobody writes with
 * one; and never the last letters, as in Zoe.
 */
const paired = /(?<![aeiouq])(?:[ao]e|ue|aa)(?=[a-z])(?!l\b)/g;
/** So many pairs are taken in every way. */
const most = 2;

/**
 * In small letters, the ways in which a word is spelled where its letters have pairs, or its pairs letters. Of letters,
 * apostrophes and hyphens alone: no pattern reads them as anything else.
 */
export function otherSpellings(word: string): readonly string[] {
  const text = word.normalize('NFC').toLowerCase();
  if (!/^[\p{L}' -]+$/u.test(text)) return [];
  const spelled = text.replace(/[äöüåø]/g, (letter) => pairs[letter] ?? letter);
  if (spelled !== text) return [spelled];
  if (!/^[a-z' -]+$/.test(text)) return [];
  return [...text.matchAll(paired)]
    .slice(0, most)
    .reduceRight<readonly string[]>(
      (ways, { index }) => [...ways, ...ways.map((way) => way.slice(0, index + 1) + way.slice(index + 2))],
      [text],
    )
    .slice(1);
}
