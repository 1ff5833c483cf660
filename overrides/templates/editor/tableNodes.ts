import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { attributeNames, conditionOf, repeatOf, textAttributes } from './PieceAttributes.ts';
import type { PieceOptions } from './PieceWords.ts';

/** A row of a table can be repeated, or hang on a condition, as blocks are; its first cell says so. */
const rowNode = ({ words }: PieceOptions) =>
  TableRow.extend({
    addAttributes: () => textAttributes('repeat', 'day', 'condition', 'when', 'value'),
    addNodeView:
      () =>
      ({ node }) => {
        let shown = node;
        const dom = document.createElement('tr');
        const say = () => {
          const { repeat, condition } = { ...repeatOf(shown.attrs), ...conditionOf(shown.attrs) };
          const said = [
            ...(repeat === null ? [] : [words.now.repeat(repeatOf(shown.attrs))]),
            ...(condition === null ? [] : [words.now.condition(conditionOf(shown.attrs))]),
          ];
          dom.toggleAttribute(attributeNames.repeat, said.length > 0);
          dom.style.setProperty('--sentence', JSON.stringify(said.join(' · ')));
        };
        say();
        return {
          dom,
          contentDOM: dom,
          update: (next) => {
            if (next.type !== shown.type) return false;
            shown = next;
            say();
            return true;
          },
          ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom,
          destroy: words.subscribe(say),
        };
      },
  });

export const tableNodes = (options: PieceOptions) => [Table, rowNode(options), TableHeader, TableCell];
