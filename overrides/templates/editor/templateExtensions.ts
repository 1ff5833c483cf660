import { Image } from '@tiptap/extension-image';
import { conditionNode, pageBreakNode, repeatNode } from './blockNodes.ts';
import { mergeFieldNode } from './mergeFieldNode.ts';
import type { PieceOptions } from './PieceWords.ts';
import { tableNodes } from './tableNodes.ts';

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
