import latinNames from './latinNames.json' with { type: 'json' };
import otherScriptNames from './otherScriptNames.json' with { type: 'json' };

/** Names by spaces; of another script with its Latin spelling after a slash. */
interface NameText {
  readonly titles: string;
  readonly women: string;
  readonly men: string;
  readonly last: string;
}

const nameList = ({ titles, women, men, last }: NameText): NameList => ({
  titles: titles.split(' '),
  women: parse(women),
  men: parse(men),
  last: parse(last),
});

function parse(text: string): readonly DemoName[] {
  return text.split(/\s+/).map((entry) => {
    const [written = '', spelt] = entry.split('/');
    return { written, latin: spelt ?? toAscii(written) };
  });
}

const unsplittable: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', ı: 'i', đ: 'd', æ: 'ae' };

function toAscii(name: string): string {
  const lower = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return lower.replace(/[łøßıđæ]/g, (letter) => unsplittable[letter] ?? '').replace(/[^a-z]/g, '');
}

export type Locale = keyof typeof latinNames | keyof typeof otherScriptNames;

/** Invented combinations of common names, by the language they come from. */
const texts: Readonly<Record<Locale, NameText>> = { ...latinNames, ...otherScriptNames };
const lists = new Map(Object.entries(texts).map(([locale, text]) => [locale, nameList(text)]));

export function namesOf(locale: Locale): NameList {
  const list = lists.get(locale);
  if (list === undefined) throw new Error(`There are no demo names for: ${locale}`);
  return list;
}

export const isLocale = (locale: string): locale is Locale => lists.has(locale);

/** A name as written, with the Latin spelling used in e-mail addresses. */
interface DemoName {
  readonly written: string;
  readonly latin: string;
}

interface NameList {
  readonly women: readonly DemoName[];
  readonly men: readonly DemoName[];
  readonly last: readonly DemoName[];
  readonly titles: readonly string[];
}
