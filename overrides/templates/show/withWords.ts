import { conditionIn, fieldIn, repeatIn } from '../editor/PieceAttributes.ts';
import type { PieceWords } from '../editor/PieceWords.ts';
import { mergeFieldAttribute } from '../mergeFieldAttribute.ts';

/**
 * A text with its fields in words, and over its repeats and conditions what they are. Parsed into a document of its own:
 * nothing in it loads or runs, and what is shown is sanitised after this.
 */
export function withWords(html: string, words: PieceWords): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const gap of body.querySelectorAll<HTMLElement>(`[${mergeFieldAttribute}]`))
    gap.textContent = words.field(fieldIn(gap)).name;
  for (const block of body.querySelectorAll<HTMLElement>('[data-condition]'))
    say(block, words.condition(conditionIn(block)));
  for (const block of body.querySelectorAll<HTMLElement>('[data-repeat]'))
    say(block, words.repeat(repeatIn(block)));
  for (const line of body.querySelectorAll('[data-page-break]')) line.textContent = words.pageBreak;
  return body.innerHTML;
}

/** In a row of a table its first cell says it. */
function say(block: HTMLElement, sentence: string): void {
  const place = block instanceof HTMLTableRowElement ? block.cells[0] : block;
  const said = block.ownerDocument.createElement('div');
  said.className = 'sentence';
  said.textContent = sentence;
  place?.prepend(said);
}
