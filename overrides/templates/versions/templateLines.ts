import { conditionIn, fieldIn, repeatIn } from '../editor/PieceAttributes.ts';
import type { PieceWords } from '../editor/PieceWords.ts';
import { mergeFieldAttribute } from '../mergeFieldAttribute.ts';

/** What begins a line of its own. */
const blocks = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'LI',
  'TR',
  'BLOCKQUOTE',
  'PRE',
  'HR',
  'DIV',
]);

/** A template as it reads, line by line: fields, repeats and conditions in words. */
export function templateLines(html: string, words: PieceWords): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines: string[] = [''];
  const add = (text: string) => {
    lines.push(`${lines.pop() ?? ''}${text}`);
  };
  const line = () => {
    if (lines.at(-1) !== '') lines.push('');
  };
  const walk = (node: Node): void => {
    if (node instanceof Text) return add(node.data.replace(/\s+/g, ' '));
    if (!(node instanceof HTMLElement)) return;
    const said = wordsOf(node, words);
    if (said.inside !== undefined) return add(`[${said.inside}]`);
    // A row of a table is one line, whatever stands in its cells.
    const isBlock = blocks.has(node.tagName) && node.closest('td, th') === null;
    if (isBlock) line();
    for (const sentence of said.before) {
      add(sentence);
      line();
    }
    if (node.tagName === 'BR') line();
    if (node.tagName === 'IMG') add(`[${node.getAttribute('alt') ?? ''}]`);
    node.childNodes.forEach(walk);
    if (['TD', 'TH'].includes(node.tagName)) add(' | ');
    if (isBlock) line();
  };
  body.childNodes.forEach(walk);
  return lines.map((text) => text.replace(/( \| )$/, '').trim()).filter((text) => text !== '');
}

/** What an element says besides what stands in it, or in its place. */
function wordsOf(element: HTMLElement, words: PieceWords) {
  if (element.hasAttribute(mergeFieldAttribute)) {
    const { name, notes } = words.field(fieldIn(element));
    return { before: [], inside: notes === '' ? name : `${name}, ${notes}` };
  }
  const has = (name: string) => element.hasAttribute(`data-${name}`);
  const before = [
    ...(has('repeat') ? [words.repeat(repeatIn(element))] : []),
    ...(has('condition') ? [words.condition(conditionIn(element))] : []),
    ...(has('page-break') ? [words.pageBreak] : []),
  ];
  return { before, inside: undefined };
}
