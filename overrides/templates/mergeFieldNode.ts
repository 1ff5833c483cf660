import { Node } from '@tiptap/core';

/** The mark of a gap in HTML; the server keeps it when it cleans the text. */
export const mergeFieldAttribute = 'data-merge-field';

/** A gap that a document run fills: it is one thing, moved or deleted whole, and reads as words instead of a path. */
export const mergeFieldNode = (wordsOf: (path: string) => string) =>
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
    }),
    parseHTML: () => [{ tag: `span[${mergeFieldAttribute}]` }],
    renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs['field'])],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('span');
        dom.setAttribute(mergeFieldAttribute, String(node.attrs['field']));
        dom.textContent = wordsOf(String(node.attrs['field']));
        return { dom };
      },
  });

/** A gap stands out from the text around it, in the editor and on the page. */
export const mergeFieldSx = {
  [`& [${mergeFieldAttribute}]`]: {
    px: 0.75,
    py: 0.125,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    bgcolor: 'action.hover',
    fontSize: '0.9em',
    whiteSpace: 'nowrap',
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
