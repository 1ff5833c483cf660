/** The ten digits of another script, the first of which is given. */
const digits = (zero: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: 10 }, (_, digit) => [
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit),
      String(digit),
    ]),
  );

/** Letters of names that no accent can be taken from, and the marks of typesetting, as the server's search spells them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ĳ: 'ij',
  ǆ: 'dz',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'q',
  ł: 'l',
  ŀ: 'l',
  ŋ: 'n',
  ŉ: "'n",
  ø: 'o',
  ŧ: 't',
  ſ: 's',
  ƒ: 'f',
  ё: 'е',
  '‘': "'",
  '’': "'",
  '´': "'",
  ʼ: "'",
  ʻ: "'",
  '“': '"',
  '”': '"',
  '„': ',,',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  ς: 'σ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ک: 'ك',
  '־': '-',
  '׳': "'",
  '״': '"',
  ...digits('٠'),
  ...digits('۰'),
};

const letters = new RegExp(`[${Object.keys(spelled).join('')}]`, 'gu');

/** Marks belong to the letter elsewhere: й is not и, and Hindi is nothing without them. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)\p{M}/gu;

/** Vowel marks of Arabic and Hebrew, what lengthens a word, and what has no width. */
const unseen =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff\u{e0100}-\u{e01ef}]/gu;

const spell = (text: string): string =>
  text.toLowerCase().replace(letters, (letter) => spelled[letter] ?? letter);

/**
 * Case, accents and vowel marks do not count, nor which of two letters a keyboard has: 'Ångström' is found by 'angstrom',
 * 'Łódź' by 'lodz', 'مُحَمَّد' by 'محمد'.
 */
export const fold = (text: string): string =>
  spell(
    spell(text.normalize('NFD').replace(accents, '').normalize('NFC')).normalize('NFKC').replace(unseen, ''),
  );
