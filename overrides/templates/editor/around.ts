import type { Editor } from '@tiptap/core';
import { repeatOf } from './PieceAttributes.ts';

/** The lists that are repeated around a place of the document, or the cursor, outermost first. */
export function repeatedAround(editor: Editor, position?: number): readonly string[] {
  const { doc, selection } = editor.state;
  const place = position === undefined ? selection.$from : doc.resolve(position);
  const around = Array.from({ length: place.depth + 1 }, (_, depth) => place.node(depth));
  return around.flatMap(({ attrs }) => repeatOf(attrs).repeat ?? []);
}

/** Where the row of a table starts that the cursor is in. */
export function rowAround(editor: Editor): number | undefined {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'tableRow') return $from.before(depth);
  return undefined;
}

/** Changes what a piece says, wherever the cursor is. */
export function setAttributes(editor: Editor, position: number, attributes: object): void {
  const node = editor.state.doc.nodeAt(position);
  if (node === null) return;
  editor.view.dispatch(editor.state.tr.setNodeMarkup(position, undefined, { ...node.attrs, ...attributes }));
}
