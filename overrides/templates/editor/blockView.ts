import type { NodeViewRenderer } from '@tiptap/core';
import type { PieceOptions, PieceWords } from './PieceWords.ts';
import { saidView } from './saidView.ts';

interface Block {
  /** The attribute that its look hangs on. */
  readonly mark: string;
  readonly sentence: (words: PieceWords, attributes: Readonly<Record<string, unknown>>) => string;
}

/** A block with a sentence over it that says what becomes of it; pressing it changes that, the cross takes it away. */
export const blockView =
  ({ mark, sentence }: Block, { words, onOpen }: PieceOptions): NodeViewRenderer =>
  ({ node, getPos, editor }) => {
    const dom = document.createElement('div');
    dom.setAttribute(mark, '');
    const head = document.createElement('div');
    head.className = 'sentence';
    head.contentEditable = 'false';
    const edit = buttonIn(head);
    const remove = buttonIn(head);
    remove.textContent = '×';
    const contentDOM = document.createElement('div');
    dom.append(head, contentDOM);

    const said = saidView(node, words, ({ attrs }) => {
      const text = sentence(words.now, attrs);
      edit.textContent = text;
      edit.ariaLabel = words.now.edit(text);
      remove.ariaLabel = words.now.remove(text);
    });
    edit.addEventListener('click', () => {
      const position = getPos();
      if (position !== undefined) onOpen({ element: edit, position });
    });
    remove.addEventListener('click', () => {
      const position = getPos();
      const shown = position === undefined ? null : editor.state.doc.nodeAt(position);
      if (position === undefined || shown === null) return;
      editor.view.dispatch(editor.state.tr.replaceWith(position, position + shown.nodeSize, shown.content));
      editor.commands.focus(null, { scrollIntoView: false });
    });
    return {
      dom,
      contentDOM,
      // The head is the view's own: neither what is pressed nor what is written there is the text's.
      stopEvent: ({ target }) => target instanceof Node && head.contains(target),
      ignoreMutation: ({ target }) => !contentDOM.contains(target),
      ...said,
    };
  };

function buttonIn(head: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  head.append(button);
  return button;
}
