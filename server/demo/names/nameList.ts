import type { DemoName, NameList } from './DemoName.ts';

/** Names by spaces; of another script with its Latin spelling after a slash. */
export interface NameText {
  readonly titles: string;
  readonly women: string;
  readonly men: string;
  readonly last: string;
}

export const nameList = ({ titles, women, men, last }: NameText): NameList => ({
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
