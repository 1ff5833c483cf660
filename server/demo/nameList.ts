import type { DemoName, NameList } from './DemoName.ts';

/** Lists as running text: names by spaces; another script with its Latin spelling after a slash. */
export function nameList(titles: string, women: string, men: string, last: string): NameList {
  return { titles: titles.split(' '), women: parse(women), men: parse(men), last: parse(last) };
}

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
