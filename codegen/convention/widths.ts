import { normal } from './names.ts';

/** How much room a line of text needs: a code, a word or two, a sentence. */
const textWidths = ['code', 'choice', 'text'] as const;
export type TextWidth = (typeof textWidths)[number];

const codes = /^(zip|plz|iban|(zip|postal|post)_?code|initials)$|_(zip|postcode|postal_code)$/;
const words = /(^|_)(city|town|region|language|time_zone|username|number|code|key|reference)$/;

/** Up to so many characters: longer than the limit nothing can be. */
const limits: readonly (readonly [number, TextWidth])[] = [
  [20, 'code'],
  [60, 'choice'],
];

/** What may be longer has several lines. */
export const longestLine = 500;

/** What a plain text is as wide as, by how long it may get and by what it is called; nothing where neither tells. */
export function widthOf(name: string, length: number | undefined): TextWidth | undefined {
  const limited = limits.find(([limit]) => length !== undefined && length <= limit)?.[1];
  if (limited !== undefined) return limited;
  const known = normal(name);
  if (codes.test(known)) return 'code';
  return words.test(known) ? 'choice' : undefined;
}
