import { isNodeSelection, Node } from '@tiptap/core';
import { mergeFieldAttribute } from '../mergeFieldAttribute.ts';
import { fieldOf, textAttributes } from './PieceAttributes.ts';
import type { PieceOptions } from './PieceWords.ts';
import { saidView } from './saidView.ts';

/** A gap that a document run fills: it is one thing, moved or deleted whole, and reads as words instead of a path. */
export const mergeFieldNode = ({ words, onOpen }: PieceOptions) =>
  Node.create({
    name: 'mergeField',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      field: {
        default: '',
        parseHTML: (element) => element.getAttribute(mergeFieldAttribute),
        renderHTML: ({ field }) => ({ [mergeFieldAttribute]: String(field) }),
      },
      required: {
        default: false,
        parseHTML: (element) => element.getAttribute('data-required') === 'true',
        renderHTML: ({ required }) => (required === true ? { 'data-required': 'true' } : {}),
      },
      ...textAttributes('fallback', 'format'),
    }),
    parseHTML: () => [{ tag: `span[${mergeFieldAttribute}]` }],
    renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, fieldOf(node.attrs).field],
    addKeyboardShortcuts: () => ({
      Enter: ({ editor }) => {
        const { selection } = editor.state;
        if (!isNodeSelection(selection) || selection.node.type.name !== 'mergeField') return false;
        const element = editor.view.nodeDOM(selection.from);
        if (element instanceof HTMLElement) onOpen({ element, position: selection.from });
        return true;
      },
    }),
    addNodeView:
      () =>
      ({ node, getPos }) => {
        const dom = document.createElement('span');
        dom.addEventListener('click', () => {
          const position = getPos();
          if (position !== undefined) onOpen({ element: dom, position });
        });
        const said = saidView(node, words, ({ attrs }) => {
          const field = fieldOf(attrs);
          const { name, notes } = words.now.field(field);
          const small = document.createElement('small');
          small.textContent = notes;
          dom.setAttribute(mergeFieldAttribute, field.field);
          dom.replaceChildren(name, ...(notes === '' ? [] : [small]));
        });
        return { dom, ...said };
      },
  });
