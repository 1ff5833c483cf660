import { Image } from '@tiptap/extension-image';
import { conditionNode, pageBreakNode, repeatNode } from './blockNodes.ts';
import { mergeFieldNode } from './mergeFieldNode.ts';
import type { PieceOptions } from './PieceWords.ts';
import { saidView } from './saidView.ts';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { attributeNames, conditionOf, repeatOf, textAttributes } from './PieceAttributes.ts';

/** A row of a table can be repeated, or hang on a condition, as blocks are; its first cell says so. */
const rowNode = ({ words }: PieceOptions) =>
  TableRow.extend({
    addAttributes: () => textAttributes('repeat', 'day', 'condition', 'when', 'value'),
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('tr');
        const said = saidView(node, words, ({ attrs }) => {
          const [repeat, condition] = [repeatOf(attrs), conditionOf(attrs)];
          const sentences = [
            ...(repeat.repeat === null ? [] : [words.now.repeat(repeat)]),
            ...(condition.condition === null ? [] : [words.now.condition(condition)]),
          ];
          dom.toggleAttribute(attributeNames.repeat, sentences.length > 0);
          dom.style.setProperty('--sentence', JSON.stringify(sentences.join(' · ')));
        });
        return {
          dom,
          contentDOM: dom,
          ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom,
          ...said,
        };
      },
  });

const tableNodes = (options: PieceOptions) => [Table, rowNode(options), TableHeader, TableCell];

/** Pictures are in the text itself: one that is elsewhere would tell its host who reads it. */
const pictureNode = Image.configure({
  inline: true,
  allowBase64: true,
  resize: { enabled: true, alwaysPreserveAspectRatio: true },
});

/** What the editor of templates knows beyond the usual. */
export const templateExtensions = (options: PieceOptions) => [
  mergeFieldNode(options),
  repeatNode(options),
  conditionNode(options),
  pageBreakNode(options),
  pictureNode,
  ...tableNodes(options),
];
