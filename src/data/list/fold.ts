/** Letters of names that no accent can be taken from, and the marks of typesetting, as the server's search spells them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ĳ: 'ij',
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
  '“': '"',
  '”': '"',
  '„': ',,',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

const letters = new RegExp(`[${Object.keys(spelled).join('')}]`, 'gu');

/** Marks belong to the letter elsewhere: й is not и, and Hindi is nothing without them. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}*)\p{M}/gu;

/** Case and accents do not count: 'Ångström' is found by 'angstrom', 'Łódź' by 'lodz'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(letters, (letter) => spelled[letter] ?? letter);
