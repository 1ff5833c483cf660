import { Node } from '@tiptap/core';
import { blockView } from './blockView.ts';
import { attributeNames, conditionOf, repeatOf, textAttributes } from './PieceAttributes.ts';
import type { PieceOptions } from './PieceWords.ts';

const block = { group: 'block', content: 'block+', defining: true } as const;

/** What stands in it stands once for each member of a list. */
export const repeatNode = (options: PieceOptions) =>
  Node.create({
    ...block,
    name: 'repeat',
    addAttributes: () => textAttributes('repeat', 'day'),
    parseHTML: () => [{ tag: `div[${attributeNames.repeat}]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
    addNodeView: () =>
      blockView(
        { mark: attributeNames.repeat, sentence: (words, attributes) => words.repeat(repeatOf(attributes)) },
        options,
      ),
  });

/** What stands in it stands only where something holds. */
export const conditionNode = (options: PieceOptions) =>
  Node.create({
    ...block,
    name: 'condition',
    addAttributes: () => textAttributes('condition', 'when', 'value'),
    parseHTML: () => [{ tag: `div[${attributeNames.condition}]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
    addNodeView: () =>
      blockView(
        {
          mark: attributeNames.condition,
          sentence: (words, attributes) => words.condition(conditionOf(attributes)),
        },
        options,
      ),
  });

const pageBreakAttribute = 'data-page-break';

/** From here on another page. */
export const pageBreakNode = ({ words }: PieceOptions) =>
  Node.create({
    name: 'pageBreak',
    group: 'block',
    atom: true,
    parseHTML: () => [{ tag: `div[${pageBreakAttribute}]` }],
    renderHTML: () => ['div', { [pageBreakAttribute]: '' }],
    addNodeView: () => () => {
      const dom = document.createElement('div');
      dom.setAttribute(pageBreakAttribute, '');
      const say = () => {
        dom.textContent = words.now.pageBreak;
      };
      say();
      return { dom, destroy: words.subscribe(say) };
    },
  });
