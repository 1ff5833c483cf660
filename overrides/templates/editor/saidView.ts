import type { NodeViewRenderer, NodeViewRendererProps } from '@tiptap/core';
import type { LivingWords } from './PieceWords.ts';

type Node = NodeViewRendererProps['node'];

/** The part of a view that shows its node in words: said again whenever the node has changed, or the words have. */
export function saidView(
  first: Node,
  words: LivingWords,
  say: (node: Node) => void,
): Pick<ReturnType<NodeViewRenderer>, 'update' | 'destroy'> {
  let shown = first;
  const sayNow = () => say(shown);
  sayNow();
  return {
    update: (next) => {
      if (next.type !== shown.type) return false;
      shown = next;
      sayNow();
      return true;
    },
    destroy: words.subscribe(sayNow),
  };
}
